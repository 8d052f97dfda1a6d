import { IconButton } from '@campushive/ui/icon-button';
import { useToast } from '@campushive/ui/toast';
import { Copy } from 'lucide-react';
import { useDevice, useMessages } from '../../../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

const MAX_LENGTH = 8;

/** Shortens a reference to its end, which is enough to tell payments apart. */
export const shortReference = (reference: string) =>
  reference.length > MAX_LENGTH ? `…${reference.slice(-MAX_LENGTH)}` : reference;

/** Shortened payment reference, with a button that copies the full one for support. */
export function Reference({ reference }: { reference: string }) {
  const t = useMessages(catalogue);
  return (
    <p className="flex flex-wrap items-center gap-1 text-xs text-fg-muted">
      <span className="tabular-nums">{t.referenceOf(shortReference(reference))}</span>
      <CopyReference reference={reference} />
    </p>
  );
}

/** Button that copies the full reference. */
export function CopyReference({ reference }: { reference: string }) {
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const device = useDevice();
  async function copy() {
    try {
      await device.copy(reference);
      toast({ tone: 'success', title: t.referenceCopied });
    } catch {
      toast({ tone: 'danger', title: t.copyFailed });
    }
  }
  return (
    <IconButton size="sm" label={t.copyReference} onClick={() => void copy()}>
      <Copy aria-hidden="true" />
    </IconButton>
  );
}
