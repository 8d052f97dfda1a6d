import type { Conversation } from '@campushive/contract';
import { useClock } from '../../kernel/index.js';
import type { DealLineSlot } from '../../talk/messages/deal-slots.js';
import { dealStateOf } from './deal-state.js';
import { DealWords } from './deal-words.js';

function DealLine({ conversation }: { conversation: Conversation }) {
  const state = dealStateOf(conversation, useClock().now());
  return state === null ? null : (
    <span className="max-w-full shrink-0 truncate">
      <span aria-hidden="true">· </span>
      <DealWords state={state} />
    </span>
  );
}

/** State of a conversation's deal, after the title of its listing. Constant, because the rows are memoised. */
export const dealLine: DealLineSlot = ({ conversation }) => <DealLine conversation={conversation} />;
