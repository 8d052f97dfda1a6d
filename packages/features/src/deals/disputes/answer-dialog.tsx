import { useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { TroubleDialog } from './problem-dialog.js';
import type { OrderTrouble } from './use-order-problems.js';

/** Dialog for the seller's reply to a report, before a moderator decides. */
export function AnswerDialog({ trouble }: { trouble: OrderTrouble }) {
  const t = useMessages(catalogue);
  return (
    <TroubleDialog
      trouble={trouble}
      title={t.answer}
      description={t.answerText}
      textLabel={t.yourAnswer}
      sendLabel={t.sendAnswer}
      onSend={trouble.onAnswer}
    />
  );
}
