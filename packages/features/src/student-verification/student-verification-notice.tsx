import { Button } from '@campushive/ui/button';
import { Dialog, DialogClose, DialogContent } from '@campushive/ui/dialog';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './student-verification.catalogue.js';
import { StudentVerificationNoticeView } from './student-verification-notice-view.js';
import { StudentVerificationView } from './student-verification-view.js';
import { useStudentVerification } from './use-student-verification.js';

interface StudentVerificationNoticeProps {
  /** The verification does not hold any more. */
  lapsed: boolean;
  /** Something of the page was refused for the want of it. */
  refused: boolean;
  /** It is being renewed, over the page. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The strip above the page, and the renewal over it: what is typed below stays. */
export function StudentVerificationNotice({
  lapsed,
  refused,
  open,
  onOpenChange,
}: StudentVerificationNoticeProps) {
  const t = useMessages(catalogue);
  return (
    <>
      {lapsed ? <StudentVerificationNoticeView onConfirm={() => onOpenChange(true)} /> : null}
      <Dialog open={open} onOpenChange={onOpenChange}>
        <DialogContent title={t.title} description={refused ? t.kept : undefined} closeLabel={t.close}>
          <Renewal />
        </DialogContent>
      </Dialog>
    </>
  );
}

/** Starts again whenever the dialog is opened. */
function Renewal() {
  const t = useMessages(catalogue);
  return (
    <StudentVerificationView
      state={useStudentVerification()}
      onward={
        <DialogClose>
          <Button variant="primary" fullWidth>
            {t.goOn}
          </Button>
        </DialogClose>
      }
    />
  );
}
