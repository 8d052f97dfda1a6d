import { type ChangeEvent, type DragEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { cx } from 'class-variance-authority';
import ImagePlus from 'lucide-react/icons/image-plus';
import { FieldError } from '../field/field.js';
import { type ChosenFiles, chooseFiles } from './choose-files.js';

/** Props of {@link FileDrop}. */
export interface FileDropProps {
  label: ReactNode;
  /** What may come: `PNG, JPG, GIF up to 10MB`. */
  hint?: ReactNode;
  /** As an input's `accept`. */
  accept: string;
  /** Default `false`. */
  multiple?: boolean;
  /** How many more may come. Default: any number. */
  maxFiles?: number;
  /** Bytes of one file. Default: any. */
  maxBytes?: number;
  /** Default `false`. */
  disabled?: boolean;
  error?: string | undefined;
  onFilesAdd: (chosen: ChosenFiles) => void;
}

/** Takes files from a picker (on phones also the camera) or from a drop. It keeps none: show them beside it. */
export function FileDrop({
  label,
  hint,
  accept,
  multiple = false,
  maxFiles = Number.POSITIVE_INFINITY,
  maxBytes = Number.POSITIVE_INFINITY,
  disabled = false,
  error,
  onFilesAdd,
}: FileDropProps): ReactElement {
  const id = useId();
  const [over, setOver] = useState(false);

  function add(list: FileList | null): void {
    const given = [...(list ?? [])];
    if (given.length > 0 && !disabled) {
      onFilesAdd(
        chooseFiles(given, { accept, maxFiles: multiple ? maxFiles : Math.min(1, maxFiles), maxBytes }),
      );
    }
  }
  function pick(event: ChangeEvent<HTMLInputElement>): void {
    add(event.target.files);
    // So that the same file can be picked again after it was removed.
    event.target.value = '';
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  }

  return (
    <div data-slot="file-drop" data-state={over ? 'over' : 'idle'} className="grid gap-1.5">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'relative flex min-h-28 flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed px-4 py-5 text-center transition',
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          over
            ? 'border-fg bg-brand-soft'
            : error
              ? 'border-danger bg-danger-soft'
              : 'border-line-strong bg-fill',
          disabled ? 'cursor-not-allowed opacity-45' : 'cursor-pointer hover:bg-fill-hover',
        )}
      >
        <ImagePlus aria-hidden="true" className="size-7" />
        <span className="font-bold">{label}</span>
        {hint ? <span className="text-sm text-fg-muted">{hint}</span> : null}
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={pick}
          className="absolute inset-0 cursor-[inherit] opacity-0"
        />
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
