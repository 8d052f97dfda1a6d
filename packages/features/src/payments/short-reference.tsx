import { IconButton } from '@campushive/ui/icon-button';
import { useToast } from '@campushive/ui/toast';
import { Copy } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

const SHOWN_LENGTH = 8;

/** The end of a reference, by which people tell payments apart. */
export const shortReference = (reference: string) =>
  reference.length > SHOWN_LENGTH ? `…${reference.slice(-SHOWN_LENGTH)}` : reference;

/** The end of a payment's reference, and a button that copies all of it, as support asks for it. */
export function Reference({ reference }: { reference: string }) {
  const words = useMessages(catalogue);
  const { toast } = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      toast({ tone: 'success', title: words.referenceCopied });
    } catch {
      toast({ tone: 'danger', title: words.copyFailed });
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-1 text-xs text-fg-muted">
      <span className="tabular-nums">{words.referenceOf(shortReference(reference))}</span>
      <IconButton size="sm" label={words.copyReference} onClick={() => void copy()}>
        <Copy aria-hidden="true" />
      </IconButton>
    </p>
  );
}
