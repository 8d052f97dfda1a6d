import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { TextField } from '@campushive/ui/text-field';
import { Check, Download, Link2, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useDevice, useMessages, useNavigation } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { DrawnPicture } from './share-card.js';
import { shareCatalogue } from './share.catalogue.js';
import type { CardState } from './use-card.js';

/** Reason for the dialog: no share sheet, one that needs a further press, or one that failed. */
export type DialogReason = 'no-sheet' | 'expired' | 'failed';

/** Props of {@link ShareDialog}. */
export interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called by the further press. */
  onShare: () => void;
  reason: DialogReason;
  card: CardState;
  /** Name of the shared thing. */
  title: string;
  /** Text of the message, without the link. */
  text: string;
  /** Absolute URL of the page. */
  url: string;
}

/** Ways to share without the system's sheet: WhatsApp, the link, and the picture as a file. */
export function ShareDialog(props: ShareDialogProps) {
  const { open, onClose, onShare, reason, card, title, text, url } = props;
  const t = useMessages(shareCatalogue);
  const words = useMessages(sharedCatalogue);
  const navigation = useNavigation();
  const isAgain = reason === 'expired';
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent
        title={words.share}
        {...(isAgain && { description: t.ready })}
        closeLabel={t.close}
        size="sm"
      >
        <div className="grid gap-4 pb-1">
          {reason === 'failed' ? <Alert tone="warning">{t.sheetFailed}</Alert> : null}
          <DrawnPicture card={card} title={title} />
          <div className="grid gap-2">
            {isAgain ? (
              <Button variant="primary" fullWidth leading={<Share2 aria-hidden="true" />} onClick={onShare}>
                {card.status === 'ready' ? t.sharePicture : t.shareLink}
              </Button>
            ) : null}
            <Button
              asChild
              variant={isAgain ? 'outline' : 'primary'}
              fullWidth
              leading={<MessageCircle aria-hidden="true" />}
            >
              <a
                href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t.whatsapp}
              </a>
            </Button>
            <CopyLink url={url} />
            {card.status === 'ready' ? (
              <Button
                variant="ghost"
                fullWidth
                leading={<Download aria-hidden="true" />}
                onClick={() => navigation.save(card.file, card.file.name)}
              >
                {t.savePicture}
              </Button>
            ) : null}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Button that copies the link and confirms it. Shows the link where the browser does not allow copying. */
function CopyLink({ url }: { url: string }) {
  const t = useMessages(shareCatalogue);
  const device = useDevice();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const isCopied = state === 'copied';
  return (
    <>
      <Button
        variant="outline"
        fullWidth
        leading={isCopied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        onClick={() => {
          device.copy(url).then(
            () => setState('copied'),
            () => setState('failed'),
          );
        }}
      >
        {isCopied ? t.copied : t.copyLink}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? t.copied : ''}
      </span>
      {state === 'failed' ? (
        <>
          <Alert tone="warning">{t.copyFailed}</Alert>
          <TextField label={t.link} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </>
      ) : null}
    </>
  );
}
