import { screen } from '../../kernel/index.js';
import { ReceivedShareView } from './received-share-view.js';
import { useReceivedShare } from './use-received-share.js';

/** State of the page after a share. */
export interface ReceivedShareScreenProps {
  /** The phone shared something that no service worker took. Default: false. */
  isLost?: boolean;
}

/** Page after a share from another app: the content, and the question where it goes. */
export const ReceivedShareScreen = screen(function ReceivedShareScreen({
  isLost = false,
}: ReceivedShareScreenProps) {
  return <ReceivedShareView share={useReceivedShare(isLost)} />;
});
