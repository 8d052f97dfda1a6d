import { useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { ProblemDialog } from './problem-dialog.js';
import type { OrderProblems } from './use-order-problems.js';

/** Dialog for the seller's reply to a report, before a moderator decides. */
export function AnswerDialog({ problems }: { problems: OrderProblems }) {
  const t = useMessages(catalogue);
  return (
    <ProblemDialog
      problems={problems}
      title={t.answer}
      description={t.answerText}
      textLabel={t.yourAnswer}
      sendLabel={t.sendAnswer}
      onSend={problems.onAnswer}
    />
  );
}
