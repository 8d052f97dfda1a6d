import { Button } from '@campushive/ui/button';
import { Dialog, DialogClose, DialogContent } from '@campushive/ui/dialog';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './student-proof.catalogue.js';
import { StudentProofNoticeView } from './student-proof-notice-view.js';
import { StudentProofView } from './student-proof-view.js';
import { useStudentProof } from './use-student-proof.js';

interface StudentProofNoticeProps {
  /** The proof does not hold any more. */
  lapsed: boolean;
  /** Something of the page was refused for the want of it. */
  refused: boolean;
  /** It is being renewed, over the page. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The strip above the page, and the renewal over it: what is typed below stays. */
export function StudentProofNotice({ lapsed, refused, open, onOpenChange }: StudentProofNoticeProps) {
  const t = useMessages(catalogue);
  return (
    <>
      {lapsed ? <StudentProofNoticeView onConfirm={() => onOpenChange(true)} /> : null}
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
    <StudentProofView
      state={useStudentProof()}
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
