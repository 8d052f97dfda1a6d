import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button/icon-button.js';
import { Progress } from '../progress/progress.js';

/** Where a file is on its way. */
export type UploadState =
  { status: 'uploading'; progress: number } | { status: 'done' } | { status: 'failed'; error: string };

/** Props of {@link UploadProgress}. */
export interface UploadProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the file. */
  name: string;
  /** Its size, already written: `2.4 MB`. */
  size?: string;
  /** How far it is, that it is done, or why it failed. */
  state: UploadState;
  /** An icon before the name. Default: a page. */
  icon?: ReactNode;
  /** The cross was pressed: stop, or take away. */
  onRemove: () => void;
  /** Name of the cross: `Remove notes.pdf`. */
  removeLabel: string;
  /** After a failure. */
  onRetry?: () => void;
  /** Name of the second try: `Try notes.pdf again`. */
  retryLabel?: string;
}

/** One file on its way: its name, how far it is, and a way out. For photos there is PhotoTile. */
export function UploadProgress({
  name,
  size,
  state,
  icon = <FileText />,
  onRemove,
  removeLabel,
  onRetry,
  retryLabel = 'Retry',
  className,
  ...rest
}: UploadProgressProps): ReactElement {
  return (
    <div
      data-slot="upload-progress"
      data-status={state.status}
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3',
        className,
      )}
      {...rest}
    >
      <span aria-hidden="true" className="shrink-0 text-fg-muted [&_svg]:size-6">
        {icon}
      </span>
      <div className="grid min-w-24 flex-1 gap-1">
        <p className="flex flex-wrap gap-x-2">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          {size ? <span className="text-fg-muted">{size}</span> : null}
        </p>
        {state.status === 'uploading' ? <Progress value={state.progress} max={1} label={name} /> : null}
        {/* There before its words, so that they are read out. */}
        <p role="status" className="text-sm font-semibold empty:hidden">
          {state.status === 'failed' ? (
            <span className="flex items-start gap-1.5 text-danger">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {state.error}
            </span>
          ) : null}
        </p>
      </div>
      {state.status === 'done' ? (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
      ) : null}
      {state.status === 'failed' && onRetry ? (
        <IconButton label={retryLabel} onClick={onRetry}>
          <RotateCw aria-hidden />
        </IconButton>
      ) : null}
      <IconButton label={removeLabel} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
