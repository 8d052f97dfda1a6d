import type { AlertDialogProps } from '@campushive/ui/alert-dialog';
import { useEffect } from 'react';
import { useOnDemand } from './hooks/use-on-demand.js';
import { useLoadFailure } from './on-demand.js';

const loadDialog = () => import('@campushive/ui/alert-dialog');

/** AlertDialog of the kit that loads its code when it first opens. A failed load closes it with a toast. */
export function ConfirmOnDemand(props: AlertDialogProps) {
  const { part, want, hasFailed } = useOnDemand(loadDialog);
  const { open, onOpenChange } = props;
  useEffect(() => {
    if (open) want();
  }, [open, want]);
  useLoadFailure(hasFailed, () => onOpenChange?.(false));
  return part === null ? null : <part.AlertDialog {...props} />;
}
