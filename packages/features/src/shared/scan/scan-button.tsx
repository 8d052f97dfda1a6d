import { Button } from '@campushive/ui/button';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../kernel/index.js';
import { useHydrated, useOnDemand } from '../index.js';
import { hasCamera } from './camera.js';
import { catalogue } from './scan.catalogue.js';

export interface ScanButtonProps {
  /** What is scanned, as the dialog's title: `Scan the buyer’s code`. */
  title: string;
  /** Said when a QR code is not the one that is wanted. */
  wrong: string;
  /** What is wanted in a code's text; null when this is not such a code. */
  read: (text: string) => string | null;
  /** The dialog has closed. */
  onFound: (found: { code: string }) => void;
}

const loadDialog = () => import('./scan-dialog.js');

/** Opens the camera to read a QR code. There is none where the browser has no camera: its user can type, too. */
export function ScanButton({ title, wrong, read, onFound }: ScanButtonProps) {
  const words = useMessages(catalogue);
  const dialog = useOnDemand(loadDialog);
  const [open, setOpen] = useState(false);
  // The server, which renders the page first, does not know.
  const hydrated = useHydrated();
  if (!hydrated || !hasCamera()) return null;
  return (
    <>
      <Button
        variant="outline"
        fullWidth
        aria-haspopup="dialog"
        leading={<ScanLine aria-hidden="true" />}
        onPointerEnter={dialog.prepare}
        onFocus={dialog.prepare}
        onClick={() => {
          dialog.want();
          setOpen(true);
        }}
      >
        {words.scan}
      </Button>
      {dialog.part === null ? null : (
        <dialog.part.ScanDialog
          open={open}
          onOpenChange={setOpen}
          title={title}
          wrong={wrong}
          read={read}
          onFound={(found) => {
            setOpen(false);
            onFound(found);
          }}
        />
      )}
    </>
  );
}
