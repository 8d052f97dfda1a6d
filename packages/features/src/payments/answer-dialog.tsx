import { useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';
import { TroubleDialog } from './trouble-dialog.js';
import type { OrderTrouble } from './use-order-trouble.js';

/** What the seller says to a report, before a moderator decides. */
export function AnswerDialog({ trouble }: { trouble: OrderTrouble }) {
  const words = useMessages(catalogue);
  return (
    <TroubleDialog
      trouble={trouble}
      title={words.answer}
      description={words.answerText}
      textLabel={words.yourAnswer}
      sendLabel={words.sendAnswer}
      onSend={trouble.onAnswer}
    />
  );
}
