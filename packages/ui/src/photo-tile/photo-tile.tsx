import type { ComponentProps, ReactElement, ReactNode } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { Badge } from '../badge/badge.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Progress } from '../progress/progress.js';

/** Props of {@link PhotoTile}. */
export interface PhotoTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The picture, as soon as there is one: a local preview will do. */
  src?: string | undefined;
  alt: string;
  status: 'uploading' | 'ready' | 'failed';
  /** Share of the upload, 0 to 1. */
  progress?: number;
  onRemove?: () => void;
  removeLabel: string;
  onRetry?: () => void;
  retryLabel: string;
  /** A word on it: `Cover`. */
  badge?: string | undefined;
  /** Further controls along its foot. */
  actions?: ReactNode;
}

/** One photo of a form: on its way, there, or to be sent again. */
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
  return (
    <div
      data-slot="photo-tile"
      data-state={status}
      className={`relative aspect-4/5 overflow-hidden rounded-card bg-fill ${className ?? ''}`}
      {...rest}
    >
      {src ? (
        <img
          src={src}
          alt={alt}
          className={`size-full object-cover ${status === 'ready' ? '' : 'opacity-45'}`}
        />
      ) : null}
      {badge ? (
        <span className="absolute start-2 top-2">
          <Badge tone="honey" size="sm">
            {badge}
          </Badge>
        </span>
      ) : null}
      {onRemove ? (
        <span className="absolute end-1 top-1">
          <IconButton tone="photo" size="sm" label={removeLabel} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        </span>
      ) : null}
      {status === 'uploading' ? (
        <span className="absolute inset-x-3 bottom-3">
          <Progress value={progress} label={alt} />
        </span>
      ) : null}
      {status === 'failed' && onRetry ? (
        <span className="absolute inset-0 grid place-items-center">
          <IconButton tone="photo" label={retryLabel} onClick={onRetry}>
            <RotateCw aria-hidden />
          </IconButton>
        </span>
      ) : null}
      {actions && status === 'ready' ? (
        <span className="absolute inset-x-1 bottom-1 flex justify-between">{actions}</span>
      ) : null}
    </div>
  );
}
