import { MAX_PHOTO_BYTES } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { FileDrop, type ChosenFiles } from '@campushive/ui/file-drop';
import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { PhotoTile } from '@campushive/ui/photo-tile';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { isHeic, PHOTO_TYPES } from '../../../base/parts/uploads/photo-types.js';
import { codeOf, retryOf } from '../../../base/parts/uploads/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { catalogue } from '../listing-form.catalogue.js';
import type { ListingFormMessages } from '../listing-form.messages.js';
import type { PhotosForm } from './use-photos.js';

const LISTING_SHAPES = ['upright', 'square', 'wide'] as const;
const loadCrop = () => import('../../../base/parts/crop/crop-photo-dialog.js');

/** Element id of the photo section. */
export const PHOTOS_ID = 'listing-photos';

/** Section to pick, crop, sort and remove photos, with their upload progress. The first is the cover. */
export function PhotoSection({ form }: { form: PhotosForm }) {
  const t = useMessages(catalogue);
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const [cropped, setCropped] = useState<string | null>(null);
  const crop = useOnDemand(loadCrop);
  const { photos, remaining } = form;
  const chosen = photos.find(({ key }) => key === cropped);

  const failed = photos.flatMap((photo, index) =>
    photo.status === 'failed' ? [failureText(t, codeOf(photo.error), index + 1)] : [],
  );

  const onCrop = (key: string) => {
    crop.want();
    setCropped(key);
  };

  function add(chosen: ChosenFiles) {
    form.onAdd(chosen.files);
    setRejected(chosen.rejected.map((file) => rejectionText(t, file)));
  }

  return (
    <section id={PHOTOS_ID} tabIndex={-1} aria-label={t.photos} className="grid scroll-mt-20 gap-3">
      <Heading level={2} size="subsection">
        {t.photos}
      </Heading>
      <Photos form={form} onCropPrepare={crop.prepare} onCrop={onCrop} />
      {remaining > 0 ? (
        <FileDrop
          label={t.addPhotos}
          description={
            <>
              {t.photosHint}{' '}
              <span className="block">{photos.length === 0 ? t.photosMost : t.photosLeft(remaining)}</span>
            </>
          }
          accept={PHOTO_TYPES}
          multiple
          maxFiles={remaining}
          maxBytes={MAX_PHOTO_BYTES}
          onFilesAdd={add}
        />
      ) : null}
      {crop.part === null || chosen === undefined || chosen.file === null ? null : (
        <crop.part.CropPhotoDialog
          shapes={LISTING_SHAPES}
          photo={{ file: chosen.file, src: chosen.src }}
          onClose={() => setCropped(null)}
          onCrop={(file) => {
            form.onEdit(chosen.key, file);
            setCropped(null);
          }}
        />
      )}
      <Problems texts={[...failed, ...rejected]} />
    </section>
  );
}

/** Reasons that files were not taken, or not uploaded. */
function Problems({ texts }: { texts: readonly string[] }) {
  return texts.length === 0 ? null : (
    <Alert tone="danger">
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </Alert>
  );
}

interface PhotosProps {
  form: PhotosForm;
  onCropPrepare: () => void;
  onCrop: (key: string) => void;
}

/** Picked photos in order. The first is the cover. */
function Photos({ form, onCropPrepare, onCrop }: PhotosProps) {
  const t = useMessages(catalogue);
  const { photos } = form;
  if (photos.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3 sm:grid-cols-4">
      {photos.map((photo, index) => (
        <li key={photo.key}>
          <PhotoTile
            src={photo.src}
            alt={t.photoNames(index + 1)}
            status={photo.status}
            progress={photo.status === 'uploading' ? photo.progress : 1}
            badge={index === 0 ? t.cover : undefined}
            removeLabel={t.removePhoto(index + 1)}
            onRemove={() => form.onRemove(photo.key)}
            retryLabel={t.retryPhoto(index + 1)}
            onRetry={retryOf(photo, form.onRetry)}
            actions={photos.length > 1 ? <MoveButtons form={form} photo={photo} index={index} /> : null}
          />
          {photo.status === 'ready' && photo.file !== null && !isHeic(photo.file) ? (
            <Button
              size="sm"
              variant="ghost"
              fullWidth
              aria-label={t.cropPhoto(index + 1)}
              onPointerEnter={onCropPrepare}
              onClick={() => onCrop(photo.key)}
            >
              {t.crop}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface MoveButtonsProps {
  form: PhotosForm;
  photo: PhotosForm['photos'][number];
  index: number;
}

function MoveButtons({ form, photo, index }: MoveButtonsProps) {
  const t = useMessages(catalogue);
  return (
    <>
      <IconButton
        variant="photo"
        size="sm"
        label={t.moveFirst(index + 1)}
        disabled={index === 0}
        onClick={() => form.onMove(photo.key, -1)}
      >
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        variant="photo"
        size="sm"
        label={t.moveLast(index + 1)}
        disabled={index === form.photos.length - 1}
        onClick={() => form.onMove(photo.key, 1)}
      >
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
    </>
  );
}

function rejectionText(t: ListingFormMessages, { file, reason }: ChosenFiles['rejected'][number]): string {
  if (reason === 'count') return t.rejectedCount;
  return reason === 'size' ? t.rejectedSize(file.name) : t.rejectedType(file.name);
}

function failureText(t: ListingFormMessages, code: string, n: number): string {
  if (code === 'not_found') return t.photoGone(n);
  const texts: Readonly<Record<string, (n: number) => string>> = t.photoProblems;
  return (texts[code] ?? t.photoFailed)(n);
}
