import { AlertDialog } from '@campushive/ui/alert-dialog';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './log-out.catalogue.js';
import type { LogOut } from './use-log-out.js';

/** Content of {@link LogOutConfirm}, loaded on demand. */
export function LogOutDialog({ logOut: { unsent, onConfirm, onCancel } }: { logOut: LogOut }) {
  const t = useMessages(catalogue);
  return (
    <AlertDialog
      open={unsent !== null}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={t.title}
      description={unsent === null ? '' : t.text(unsent)}
      confirmLabel={t.confirm}
      cancelLabel={t.cancel}
      onConfirm={onConfirm}
    />
  );
}
