import { Button } from '@campushive/ui/button';
import { ScanLine } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useDevice, useMessages } from '../../../kernel/index.js';
import { useHydrated } from '../../../shared/hooks/use-hydrated.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { catalogue } from './scan.catalogue.js';

/** Codes that the scanner accepts, and the actions on them. */
export interface ScanButtonProps {
  /** Title of the dialog, such as `Scan the buyer’s code`. */
  title: string;
  /** Message for a QR code of another kind. */
  wrong: string;
  /** Extracts the value from a code's text; null for a code of another kind. */
  read: (text: string) => string | null;
  /** Called with a code. The dialog closes first, unless `stays` is set. */
  onFound: (found: { code: string }) => void;
  /** Preloads the dialog, for scans that may happen offline. Default `false`. */
  ahead?: boolean;
  /** Keeps scanning for further codes until the dialog is closed. Default `false`. */
  stays?: boolean;
  /** True while the last code is being checked. Default `false`. */
  busy?: boolean;
  /** Result of the last code, with `stays`. */
  answer?: ReactNode;
}

const loadDialog = () => import('./scan-dialog.js');

/**
 * Button that opens the camera to scan a QR code. Renders nothing without camera support; the user can type the code.
 */
export function ScanButton(props: ScanButtonProps) {
  const { title, wrong, read, onFound, ahead = false, stays = false, busy = false, answer } = props;
  const t = useMessages(catalogue);
  const { camera } = useDevice();
  const dialog = useOnDemand(loadDialog);
  const [open, setOpen] = useState(false);
  // Server rendering does not know whether a camera exists.
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
