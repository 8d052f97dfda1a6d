import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import ImageIcon from 'lucide-react/icons/image';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { Badge } from '../badge/badge.js';
import { IconButton } from '../icon-button/icon-button.js';
import { UploadRing } from './upload-ring.js';

/** Upload state of a photo. */
export type PhotoStatus = 'uploading' | 'ready' | 'failed';

/** Props of {@link PhotoTile}. */
export interface PhotoTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the picture, once available. A local preview is enough. */
  src?: string | undefined;
  /** Text alternative of the picture: `Photo 2`. Also names the upload. */
  alt: string;
  /** State of the upload: on its way, done, or failed. */
  status: PhotoStatus;
  /** Share of the upload, 0 to 1. Default 0. */
  progress?: number;
  /** Called when the remove button is pressed. Without it, there is no remove button. */
  onRemove?: (() => void) | undefined;
  /** Accessible name of the remove button: `Remove photo 2`. */
  removeLabel: string;
  /** Called to retry. Without it, a failed photo can only be removed. */
  onRetry?: (() => void) | undefined;
  /** Label of the retry button on a failed photo: `Retry photo 2`. */
  retryLabel: string;
  /** Word on the photo: `Cover`. */
  badge?: string | undefined;
  /** Further controls at the bottom, once the upload is done. */
  actions?: ReactNode;
}

/** A photo of a form, with the state of its upload: on its way, done, or failed with a retry button. */
export function PhotoTile({
  src,
  alt,
  status,
  progress = 0,
  onRemove,
  removeLabel,
  onRetry,
  retryLabel,
  badge,
  actions,
  className,
  ...rest
}: PhotoTileProps): ReactElement {
  // The browser may not support the format of a local preview, but can show the stored picture later.
  const [unshown, setUnshown] = useState<string>();
  const picture = src === unshown ? undefined : src;
  return (
    <div
      data-slot="photo-tile"
      data-state={status}
      className={cx(
        'isolate grid aspect-4/5 min-w-0 grid-cols-1 grid-rows-1 overflow-hidden rounded-card bg-fill *:[grid-area:1/1]',
        status === 'failed' && 'outline-2 -outline-offset-2 outline-danger',
        className,
      )}
      {...rest}
    >
      {picture ? (
        <img
          src={picture}
          alt={alt}
          onError={() => setUnshown(picture)}
          draggable={false}
          className={cx(
            '-z-1 size-full min-h-0 object-cover transition-opacity',
            status !== 'ready' && 'opacity-45',
          )}
        />
      ) : null}
      {!picture && status === 'ready' ? (
        <ImageIcon role="img" aria-label={alt} className="size-7 place-self-center text-fg-muted" />
      ) : null}
      <PhotoProgress {...{ status, progress, alt, onRetry, retryLabel }} />
      {badge || onRemove ? (
        // A badge too long to fit beside the button moves below it in full.
        <span className="flex flex-wrap-reverse items-start justify-between self-start">
          {badge ? (
            <span className="m-2 max-w-full">
              <Badge tone="primary" size="sm">
                {badge}
              </Badge>
            </span>
          ) : null}
          {onRemove ? (
            <span className="m-1 ml-auto">
              <IconButton variant="photo" size="sm" label={removeLabel} onClick={onRemove}>
                <X aria-hidden />
              </IconButton>
            </span>
          ) : null}
        </span>
      ) : null}
      {actions && status === 'ready' ? (
        <span data-slot="photo-tile-actions" className="m-1 flex justify-between self-end">
          {actions}
        </span>
      ) : null}
    </div>
  );
}

type PhotoProgressProps = Pick<PhotoTileProps, 'status' | 'alt' | 'onRetry' | 'retryLabel'> & {
  progress: number;
};

function PhotoProgress({
  status,
  progress,
  alt,
  onRetry,
  retryLabel,
}: PhotoProgressProps): ReactElement | null {
  switch (status) {
    case 'uploading':
      return (
        <div className="place-self-center">
          <UploadRing progress={progress} label={alt} />
        </div>
      );
    case 'failed':
      return onRetry ? (
        <button
          type="button"
          data-slot="photo-tile-retry"
          onClick={onRetry}
          className="grid content-center justify-items-center gap-1.5 rounded-card px-2 text-center text-xs font-bold focus-visible:-outline-offset-4"
        >
          <span className="grid size-10 place-items-center rounded-full bg-danger text-on-danger">
            <RotateCw aria-hidden="true" className="size-5" />
          </span>
          <span className="line-clamp-2 rounded-chip bg-surface px-2 py-1 text-danger">{retryLabel}</span>
        </button>
      ) : null;
    case 'ready':
      return null;
    default:
      return status satisfies never;
  }
}
