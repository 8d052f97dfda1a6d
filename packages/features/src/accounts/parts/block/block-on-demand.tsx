import { useEffect } from 'react';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import type { BlockDialogProps } from './block-dialog.js';

const loadDialog = () => import('./block-dialog.js');

/** Block dialog that loads its code when it is mounted. */
export function BlockOnDemand(props: BlockDialogProps) {
  const { part, want } = useOnDemand(loadDialog);
  useEffect(want, [want]);
  return part === null ? null : <part.BlockDialog {...props} />;
}
