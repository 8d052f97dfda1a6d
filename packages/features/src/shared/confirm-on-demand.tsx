import type { AlertDialogProps } from '@campushive/ui/alert-dialog';
import { useEffect } from 'react';
import { useOnDemand } from './hooks/use-on-demand.js';

const loadDialog = () => import('@campushive/ui/alert-dialog');

/** AlertDialog of the kit that loads its code when it first opens. */
export function ConfirmOnDemand(props: AlertDialogProps) {
  const { part, want } = useOnDemand(loadDialog);
  const { open } = props;
  useEffect(() => {
    if (open) want();
  }, [open, want]);
  return part === null ? null : <part.AlertDialog {...props} />;
}
