import type { Payment } from '@campushive/contract';
import { useMessages, useProblemText } from '../../kernel/index.js';
import { FormDialog } from '../../shared/form-dialog.js';
import { SlotPicker } from '../parts/slots/index.js';
import { catalogue } from './lesson.catalogue.js';
import { otherNameOf } from './use-lesson.js';
import { useMoveLesson } from './use-move-lesson.js';

export interface MoveDialogProps {
  payment: Payment;
  /** Length of the lesson, in hours. */
  hours: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the order after the move or the proposal. */
  onChanged: (payment: Payment) => void;
}

/** Dialog that asks for a lesson's new time. */
export function MoveDialog({ payment, hours, open, onOpenChange, onChanged }: MoveDialogProps) {
  const t = useMessages(catalogue);
  const problemText = useProblemText();
  const form = useMoveLesson(payment, hours, (latest) => {
    onChanged(latest);
    onOpenChange(false);
  });
  const name = otherNameOf(payment, t.other);
  const isStudent = payment.role === 'buyer';
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isStudent ? t.moveTitle : t.proposeTitle}
      description={isStudent ? t.moveText(name) : t.proposeText(name)}
      t={isStudent ? t : { ...t, send: t.sendProposal }}
      variant="primary"
      form={form}
      problem={problemText(form.problem, t.failed)}
    >
      <SlotPicker choice={form.choice} />
    </FormDialog>
  );
}
