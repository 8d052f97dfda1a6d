import type { AlertDialogProps } from '@campushive/ui/alert-dialog';
import { useEffect } from 'react';
import { useOnDemand } from './use-on-demand.js';

const loadDialog = () => import('@campushive/ui/alert-dialog');

/** The kit's AlertDialog, whose code is fetched when it is first opened. */
export function ConfirmOnDemand(props: AlertDialogProps) {
  const { part, want } = useOnDemand(loadDialog);
  const { open } = props;
  useEffect(() => {
    if (open) want();
  }, [open, want]);
  return part === null ? null : <part.AlertDialog {...props} />;
}
