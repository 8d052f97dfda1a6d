import { useToast } from '@campushive/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useDevice, useMessages, type SheetOutcome } from '../../../kernel/index.js';
import { ShareDialog, type DialogReason } from './share-dialog.js';
import { shareCatalogue } from './share.catalogue.js';
import type { ShareSubject } from './use-card-facts.js';
import { useCard } from './use-card.js';

export { shareCatalogue } from './share.catalogue.js';

/** Props of {@link ShareFlow}. */
export interface ShareFlowProps {
  /** Name of the shared thing. */
  title: string;
  /** Path of the shared link. */
  path: string;
  /** Listing or stall of the card. Omit it to share text and link only. */
  subject: ShareSubject | undefined;
  /** Called once the share sheet is closed, or the dialog is open. */
  onSettled: () => void;
}

/**
 * One press of Share: draws the card and opens the share sheet with picture, text and link. The dialog opens where there is no sheet, where
 * it needs a further press, and where it fails. A dismissed sheet ends the flow.
 */
export function ShareFlow({ title, path, subject, onSettled }: ShareFlowProps) {
  const t = useMessages(shareCatalogue);
  const { toast } = useToast();
  const device = useDevice();
  const url = device.address(path);
  const { card, words, swatch } = useCard(subject, url);
  const text = messageOf(title, words?.facts);
  const [dialog, setDialog] = useState<{ readonly reason: DialogReason; readonly open: boolean }>({
    reason: 'no-sheet',
    open: !device.sheet.supported(),
  });
  const isStarted = useRef(false);

  function settle(outcome: SheetOutcome) {
    if (outcome === 'shared') {
      setDialog((now) => ({ ...now, open: false }));
      if (card.status === 'failed') toast({ title: t.linkOnly });
    }
    if (outcome === 'expired' || outcome === 'failed')
      setDialog((now) => ({
        // A further press has failed for another reason than its age.
        reason: outcome === 'failed' || now.reason === 'expired' ? 'failed' : 'expired',
        open: true,
      }));
    onSettled();
  }
  function openSheet() {
    const files = card.status === 'ready' ? [card.file] : [];
    void device.sheet.open({ title, text, url, files }).then(settle);
  }

  useEffect(() => {
    if (isStarted.current || (card.status === 'drawing' && !dialog.open)) return;
    isStarted.current = true;
    if (dialog.open) onSettled();
    else openSheet();
  });

  return (
    <>
      {swatch}
      <ShareDialog
        {...dialog}
        onClose={() => setDialog((now) => ({ ...now, open: false }))}
        onShare={openSheet}
        card={card}
        title={title}
        text={text}
        url={url}
      />
    </>
  );
}

/** Returns the text of the message: title, price and place, and the promise below. */
function messageOf(
  title: string,
  facts?: {
    readonly price: string | null;
    readonly unit: string;
    readonly place: string | null;
    readonly promise: string | null;
  },
): string {
  if (facts === undefined) return title;
  const { price, unit, place, promise } = facts;
  const first = [title, price === null ? null : price + unit, place].filter((part) => part !== null);
  return [first.join(' · '), ...(promise === null ? [] : [promise])].join('\n');
}
