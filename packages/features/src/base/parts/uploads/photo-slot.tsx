import type { Photo } from '@campushive/contract';
import { PhotoTile } from '@campushive/ui/photo-tile';
import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useClient } from '../../../kernel/index.js';
import { PhotoProblems, retryOf } from './photo-problems.js';
import { sendPhoto } from './send-photo.js';
import { type Upload } from './uploads.js';
import { useUploads } from './use-uploads.js';

/** Photo of a form. `uploading` and `failed` have none that could be sent. */
export interface DraftPhoto {
  readonly status: 'ready' | 'uploading' | 'failed';
  readonly id: string | null;
  readonly url: string;
}

interface PhotoSlotProps {
  label: string;
  removeLabel: string;
  retryLabel: string;
  photo: DraftPhoto | null;
  onChange: (photo: DraftPhoto | null) => void;
  /** Size of the slot. */
  className: string;
}

type Stored = Pick<Photo, 'id' | 'url'>;

const draftOf = (upload: Upload<Stored>): DraftPhoto => ({
  status: upload.status,
  id: upload.status === 'ready' ? upload.stored.id : null,
  url: upload.src,
});

const uploadOf = ({ id, url }: DraftPhoto): Upload<Stored>[] =>
  id === null
    ? []
    : [{ key: id, file: null, src: url, status: 'ready', stored: { id, url }, uploadedAt: null }];

/** Uploads the photo of a slot, and reports each change of its state. */
function usePhotoUpload(photo: DraftPhoto | null, onChange: PhotoSlotProps['onChange']) {
  const client = useClient();
  const { uploads, add, remove, send } = useUploads<Stored>({
    initial: photo === null ? [] : uploadOf(photo),
    send: async (file, options) =>
      (await sendPhoto(client, { file, purpose: 'listing-photo' }, options)).data,
  });
  const [shown] = uploads;
  const report = useRef(() => {});
  useEffect(() => {
    report.current = () => onChange(shown === undefined ? null : draftOf(shown));
  });
  const state = `${shown?.key} ${shown?.status}`;
  const lastState = useRef(state);
  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    report.current();
  }, [state]);
  return {
    shown,
    onPick(file: File | undefined) {
      if (file !== undefined) add([file]);
    },
    onRemove: () => remove(uploads.map(({ key }) => key)),
    onRetry() {
      if (shown != null && shown.file !== null) send(shown.key, shown.file);
    },
  };
}

/** One photo that can be taken and removed. It is uploaded at once. */
export function PhotoSlot({ label, removeLabel, retryLabel, photo, onChange, className }: PhotoSlotProps) {
  const id = useId();
  const { shown, onPick, onRemove, onRetry } = usePhotoUpload(photo, onChange);
  if (shown === undefined)
    return (
      <label
        htmlFor={id}
        className={`grid shrink-0 cursor-pointer place-items-center rounded-card border border-dashed border-line-strong text-center text-sm font-semibold focus-within:ring-2 focus-within:ring-fg hover:bg-fill ${className}`}
      >
        <span className="grid justify-items-center gap-1 px-1">
          <ImagePlus aria-hidden="true" className="size-6" />
          <span>{label}</span>
        </span>
        <input
          id={id}
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={(event) => onPick(event.target.files?.[0])}
        />
      </label>
    );
  return (
    <div className="grid gap-2">
      <PhotoTile
        src={shown.src}
        alt={label}
        status={shown.status}
        progress={shown.status === 'uploading' ? shown.progress : 1}
        removeLabel={removeLabel}
        onRemove={onRemove}
        retryLabel={retryLabel}
        onRetry={retryOf(shown, onRetry)}
        className={`aspect-square shrink-0 ${className}`}
      />
      <PhotoProblems photos={[shown]} />
    </div>
  );
}
