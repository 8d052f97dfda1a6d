import { TextMessagesView } from './text-messages-view.js';
import { useTextMessages } from './use-text-messages.js';

/** Section of the settings about text messages. */
export function TextMessagesSection() {
  return <TextMessagesView state={useTextMessages()} />;
}
