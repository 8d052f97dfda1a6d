import { Button } from '@campushive/ui/button';
import { ScanLine } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useDevice, useMessages } from '../../kernel/index.js';
import { useHydrated, useOnDemand } from '../index.js';
import { catalogue } from './scan.catalogue.js';

export interface ScanButtonProps {
  /** What is scanned, as the dialog's title: `Scan the buyer’s code`. */
  title: string;
  /** Said when a QR code is not the one that is wanted. */
  wrong: string;
  /** What is wanted in a code's text; null when this is not such a code. */
  read: (text: string) => string | null;
  /** The dialog has closed, unless it `stays`. */
  onFound: (found: { code: string }) => void;
  /** It may be wanted where there is no network, so its code is fetched ahead. Default false. */
  ahead?: boolean;
  /** The camera looks on for the next one until it is closed. Default false. */
  stays?: boolean;
  /** What was found last is still being looked at. Default false. */
  busy?: boolean;
  /** What became of the last one, for a camera that `stays`. */
  answer?: ReactNode;
}

const loadDialog = () => import('./scan-dialog.js');

/** Opens the camera to read a QR code. There is none where the browser has no camera: its user can type, too. */
export function ScanButton(props: ScanButtonProps) {
  const { title, wrong, read, onFound, ahead = false, stays = false, busy = false, answer } = props;
  const t = useMessages(catalogue);
  const { camera } = useDevice();
  const dialog = useOnDemand(loadDialog);
  const [open, setOpen] = useState(false);
  // The server, which renders the page first, does not know.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!ahead || !hydrated || !camera.supported()) return;
    void loadDialog()
      .then((part) => part.createQrReader())
      .catch(() => undefined);
  }, [ahead, hydrated, camera]);
  if (!hydrated || !camera.supported()) return null;
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
        {t.scan}
      </Button>
      {dialog.part === null ? null : (
        <dialog.part.ScanDialog
          open={open}
          onOpenChange={setOpen}
          title={title}
          wrong={wrong}
          read={read}
          stays={stays}
          busy={busy}
          answer={answer}
          onFound={(found) => {
            if (!stays) setOpen(false);
            onFound(found);
          }}
        />
      )}
    </>
  );
}
