import { Button, type ButtonProps } from '@campushive/ui/button';
import { useState } from 'react';
import { useOnDemand } from '../use-on-demand.js';
import type { Bargain } from './bargain.js';

const loadDialog = () => import('./offer-dialog.js');

interface MakeOfferProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  bargain: Bargain;
  /** What the button says: its words belong to the page, so that the dialog's are fetched with the dialog. */
  children: string;
}

/** The way to a first offer. */
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
