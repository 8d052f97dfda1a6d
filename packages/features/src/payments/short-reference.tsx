import { IconButton } from '@campushive/ui/icon-button';
import { useToast } from '@campushive/ui/toast';
import { Copy } from 'lucide-react';
import { useDevice, useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

const SHOWN_LENGTH = 8;

/** The end of a reference, by which people tell payments apart. */
export const shortReference = (reference: string) =>
  reference.length > SHOWN_LENGTH ? `…${reference.slice(-SHOWN_LENGTH)}` : reference;

/** The end of a payment's reference, and a button that copies all of it, as support asks for it. */
export function Reference({ reference }: { reference: string }) {
  const t = useMessages(catalogue);
  return (
    <p className="flex flex-wrap items-center gap-1 text-xs text-fg-muted">
      <span className="tabular-nums">{t.referenceOf(shortReference(reference))}</span>
      <CopyReference reference={reference} />
    </p>
  );
}

/** Copies the whole reference. */
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
