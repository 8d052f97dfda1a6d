import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button/icon-button.js';
import { Progress } from '../progress/progress.js';

/** Props of {@link UploadProgress}. */
export interface UploadProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the file. */
  name: string;
  /** Uploaded part, from 0 to 1; null when the upload is complete. */
  progress: number | null;
  /** Accessible name of the progress bar: `Uploading...`. */
  progressLabel: string;
  /** Details below the name after the upload: pages, size. */
  details?: ReactNode;
  /** Called when the remove button is pressed, to cancel the upload or to remove the file. */
  onRemove: () => void;
  /** Accessible name of the remove button: `Remove the file`. */
  removeLabel: string;
}

/** A file that is uploading or stored: its name, its progress, and a remove button. Use PhotoTile for photos. */
export function UploadProgress({
  name,
  progress,
  progressLabel,
  details,
  onRemove,
  removeLabel,
  className,
  ...rest
}: UploadProgressProps): ReactElement {
  return (
    <div
      data-slot="upload-progress"
      data-state={progress === null ? 'ready' : 'uploading'}
      className={cx('flex min-w-0 items-center gap-3 rounded-card border border-line p-3', className)}
      {...rest}
    >
      <FileText aria-hidden="true" className="size-6 shrink-0" />
      <div className="grid min-w-0 grow gap-1">
        <p className="line-clamp-2 font-bold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {progress === null ? (
          <p role="status" className="text-sm text-fg-muted">
            {details}
          </p>
        ) : (
          <Progress value={progress} max={1} label={progressLabel} />
        )}
      </div>
      <IconButton label={removeLabel} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
