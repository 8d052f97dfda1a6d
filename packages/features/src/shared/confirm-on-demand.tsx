import type { ConfirmDialogProps } from '@campushive/ui/confirm-dialog';
import { useEffect } from 'react';
import { useOnDemand } from './use-on-demand.js';

const loadDialog = () => import('@campushive/ui/confirm-dialog');

/** The kit's ConfirmDialog, whose code is fetched when it is first opened. */
export function ConfirmOnDemand(props: ConfirmDialogProps) {
  const { part, want } = useOnDemand(loadDialog);
  const { open } = props;
  useEffect(() => {
    if (open) want();
  }, [open, want]);
  return part === null ? null : <part.ConfirmDialog {...props} />;
}
