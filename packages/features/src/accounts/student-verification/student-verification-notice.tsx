import { Button } from '@campushive/ui/button';
import { Dialog, DialogClose, DialogContent } from '@campushive/ui/dialog';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './student-verification.catalogue.js';
import { StudentVerificationNoticeView } from './student-verification-notice-view.js';
import { StudentVerificationView } from './student-verification-view.js';
import { useStudentVerification } from './use-student-verification.js';

interface StudentVerificationNoticeProps {
  /** The verification has lapsed. */
  lapsed: boolean;
  /** A call of the page was refused for lack of a verification. */
  refused: boolean;
  /** The renewal dialog is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Notice above the page, and the renewal dialog over it, which keeps the page's input. */
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

/** Renewal steps. Mounted again for each opening, so that they start over. */
function Renewal() {
  const t = useMessages(catalogue);
  return (
    <StudentVerificationView
      state={useStudentVerification()}
      onward={
        <DialogClose asChild>
          <Button variant="primary" fullWidth>
            {t.goOn}
          </Button>
        </DialogClose>
      }
    />
  );
}
