import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { cx } from '../class-names/class-names.js';
import ImagePlus from 'lucide-react/icons/image-plus';
import { FieldError } from '../field/field-error.js';
import { fieldIds } from '../field/field-ids.js';
import { type ChosenFiles, chooseFiles } from './choose-files.js';

/** Props of {@link FileDrop}; `ref` and the rest reach the root. */
export interface FileDropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the action: `Add photos`. */
  label: ReactNode;
  /** Accepted formats and limits: `PNG, JPG, GIF up to 10MB`. */
  description?: ReactNode;
  /** @deprecated Use `description`. Goes with version 0.3. */
  hint?: ReactNode;
  /** Icon above the label. Default: a picture with a plus. */
  icon?: ReactNode;
  /** Accepted types, like an input's `accept`: `image/*,.pdf`. */
  accept: string;
  /** Default `false`. */
  multiple?: boolean;
  /** Number of files that may still be added. Default: unlimited, or 1 without `multiple`. */
  maxFiles?: number;
  /** Maximum size of a file, in bytes. Default: unlimited. */
  maxBytes?: number;
  /** Default `false`. */
  disabled?: boolean;
  /** The error and its remedy; read out when it appears. */
  error?: string | undefined;
  /** Called with the added files, already checked against `accept`, `maxFiles` and `maxBytes`. */
  onFilesAdd: (chosen: ChosenFiles) => void;
}

/** Accepts files from a picker (on phones camera and gallery) or from a drop. Stores none: show them next to it. */
export function FileDrop({
  label,
  hint,
  description = hint,
  icon = <ImagePlus />,
  accept,
  multiple = false,
  maxFiles = Number.POSITIVE_INFINITY,
  maxBytes = Number.POSITIVE_INFINITY,
  disabled = false,
  error,
  onFilesAdd,
  className,
  ...rest
}: FileDropProps): ReactElement {
  const id = useId();
  const [over, setOver] = useState(false);

  function add(list: FileList | null): void {
    const openProp = [...(list ?? [])];
    if (openProp.length === 0 || disabled) return;
    onFilesAdd(
      chooseFiles(openProp, { accept, maxFiles: multiple ? maxFiles : Math.min(1, maxFiles), maxBytes }),
    );
  }
  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    add(target.files);
    // Allows picking the same file again after it was removed.
    target.value = '';
  }
  function drag(event: DragEvent): void {
    event.preventDefault();
    setOver(event.type === 'dragover' && !disabled);
    if (event.type === 'drop') add(event.dataTransfer.files);
  }

  return (
    <div data-slot="file-drop" data-invalid={error ? true : undefined} className={className} {...rest}>
      <label
        htmlFor={id}
        data-slot="file-drop-zone"
        data-state={over ? 'over' : 'idle'}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        className={cx(
          'relative flex min-h-32 flex-col items-center justify-center gap-0.5 rounded-card border-2 border-dashed px-4 py-5 text-center transition',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          'data-[state=idle]:bg-surface data-[state=over]:border-fg data-[state=over]:bg-brand-soft',
          error ? 'data-[state=idle]:border-danger' : 'data-[state=idle]:border-line-strong',
          disabled ? 'cursor-not-allowed opacity-45' : 'cursor-pointer hover:border-fg-muted',
        )}
      >
        <span
          aria-hidden="true"
          className="mb-2 grid h-12 hexagon place-items-center bg-brand text-on-brand [&_svg]:size-5.5"
        >
          {icon}
        </span>
        <span className="font-bold">{label}</span>
        {description ? <span className="text-sm text-fg-muted">{description}</span> : null}
        <input
          {...fieldIds(id, { description: false, error: Boolean(error) })}
          data-slot="file-drop-control"
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={pick}
          className="absolute inset-0 cursor-[inherit] opacity-0 file:cursor-[inherit]"
        />
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
