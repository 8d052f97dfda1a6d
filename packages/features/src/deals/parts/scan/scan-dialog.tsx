import { Dialog, DialogContent } from '@campushive/ui/dialog';
import type { ReactNode } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './scan.catalogue.js';
import { ScanView } from './scan-view.js';
import { useScanner, type ScannerOptions } from './use-scanner.js';

export { createQrReader } from './qr-reader.js';

export interface ScanDialogProps extends ScannerOptions {
  /** Whether the dialog is open. The camera runs only then. */
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Message for a QR code of another kind. */
  wrong: string;
  /** Result of the last code above the camera picture, with `stays`. */
  answer?: ReactNode;
}

/** Dialog with a camera, which is on only while the dialog is open. */
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
