import { Button, type ButtonProps } from '@campushive/ui/button';
import { useState } from 'react';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import type { Bargain } from './bargain.js';

const loadDialog = () => import('./offer-dialog.js');

interface MakeOfferProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  bargain: Bargain;
  /** Button label. The page provides it, so that the dialog's texts load with the dialog. */
  children: string;
}

/** Button that opens the dialog for a first offer. */
export function MakeOffer({ bargain, children, ...look }: MakeOfferProps) {
  const [open, setOpen] = useState(false);
  const { part, prepare, want } = useOnDemand(loadDialog);
  return (
    <>
      <Button
        {...look}
        variant="outline"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          want();
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {part === null ? null : <part.OfferDialog bargain={bargain} open={open} onOpenChange={setOpen} />}
    </>
  );
}
