import { Dialog, DialogContent } from '@campushive/ui/dialog';
import type { ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './scan.catalogue.js';
import { ScanView } from './scan-view.js';
import { useScanner, type ScannerOptions } from './use-scanner.js';

export { createQrReader } from './qr-reader.js';

export interface ScanDialogProps extends ScannerOptions {
  /** Whether it is there; the camera runs only then. */
  open: boolean;
  /** It was closed, or asks to be. */
  onOpenChange: (open: boolean) => void;
  /** Its heading. */
  title: string;
  /** Said of a code that is none of ours. */
  wrong: string;
  /** Above the picture, for a camera that looks on: what became of the last one. */
  answer?: ReactNode;
}

/** The camera in a dialog: on while it is open, and not a moment longer. */
export function ScanDialog({ open, onOpenChange, title, ...rest }: ScanDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={title} closeLabel={t.close} size="sm">
        {open ? <Scan {...rest} onClose={() => onOpenChange(false)} /> : null}
      </DialogContent>
    </Dialog>
  );
}

function Scan({
  wrong,
  answer,
  onClose,
  ...options
}: ScannerOptions & Pick<ScanDialogProps, 'wrong' | 'answer'> & { onClose: () => void }) {
  const scanner = useScanner(options);
  return (
    <div className="grid grid-cols-1 gap-3">
      {answer}
      <ScanView scanner={scanner} wrong={wrong} onClose={onClose} />
    </div>
  );
}
