import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { PhotoTile } from '@campushive/ui/photo-tile';
import { useMessages } from '../../../kernel/index.js';
import {
  AttachmentUploads,
  useRejectionText,
  type PickedFiles,
} from '../../../base/parts/attachments/index.js';
import { PhotoProblems, retryOf } from '../../../base/parts/uploads/index.js';
import type { PickedPhotos } from '../../../base/parts/uploads/use-picked-photos.js';
import { catalogue } from '../messages.catalogue.js';

interface StripProps<Form> {
  form: Form;
  /** Maximum number of photos or files per send. */
  max: number;
}

/** Selected photos above the text, with the errors of rejected ones. */
export function PhotoStrip({ form: { items, rejected, onRemove, onRetry }, max }: StripProps<PickedPhotos>) {
  const t = useMessages(catalogue);
  const problems = { type: t.photoType, size: t.photoSize, many: t.photoMany(max) };
  return (
    <>
      {rejected === null ? null : <Alert tone="danger">{problems[rejected]}</Alert>}
      {items.length === 0 ? null : (
        <ul className="relative flex gap-2 overflow-x-auto">
          {items.map((upload) => (
            <li key={upload.key} className="w-28 shrink-0">
              <PhotoTile
                src={upload.src}
                alt={t.photo}
                status={upload.status}
                progress={upload.status === 'uploading' ? upload.progress : 1}
                removeLabel={t.removePhoto}
                onRemove={() => onRemove(upload.key)}
                retryLabel={t.retryPhoto}
                onRetry={retryOf(upload, onRetry)}
              />
            </li>
          ))}
        </ul>
      )}
      <PhotoProblems photos={items} />
    </>
  );
}

/** Selected files above the text, with the errors of rejected ones. */
export function FileStrip({
  form: { items, rejected, rejectedName, onRemove, onRetry },
  max,
}: StripProps<PickedFiles>) {
  const t = useMessages(catalogue);
  const rejectionText = useRejectionText();
  return (
    <>
      {rejected === null ? null : (
        <Alert tone="danger">
          {rejectedName === null ? null : (
            <>
              <bdi className="wrap-anywhere">{rejectedName}</bdi>:{' '}
            </>
          )}
          {rejected === 'many' ? t.fileMany(max) : rejectionText(rejected)}
        </Alert>
      )}
      {items.length === 0 ? null : (
        <div className="grid max-h-48 gap-2 overflow-y-auto">
          <AttachmentUploads uploads={items} onRemove={onRemove} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}

interface SendsLaterProps {
  /** The upload waits for a connection. */
  offline: boolean;
  /** Keeps the message in the field. */
  onStop: () => void;
}

/** Notice that the message is sent once its photos and files are stored. */
export function SendsLater({ offline, onStop }: SendsLaterProps) {
  const t = useMessages(catalogue);
  return (
    <div role="status" className="flex items-center justify-between gap-3 text-sm text-fg-muted">
      <span className="min-w-0">{offline ? t.sendsWhenOnline : t.sendsWhenStored}</span>
      <Button size="sm" variant="ghost" className="shrink-0" onClick={onStop}>
        {t.doNotSendYet}
      </Button>
    </div>
  );
}
