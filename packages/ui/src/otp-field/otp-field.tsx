import { type ReactElement, type Ref, useId } from 'react';
import { unstable_OneTimePasswordField as Primitive } from 'radix-ui';
import { FieldError } from '../field/field.js';

/** Props of {@link OtpField}. */
export interface OtpFieldProps {
  label: string;
  /** Number of digits. Default 6. */
  length?: number;
  /** Controls it. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (change: { value: string }) => void;
  /** The last box was filled. */
  onComplete?: (change: { value: string }) => void;
  error?: string | undefined;
  /** Default `false`. */
  disabled?: boolean;
  /** Default `false`. */
  autoFocus?: boolean;
  /** Name of the hidden input with the whole code. */
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One box a digit; a pasted or offered code fills them all, and backspace in an empty box goes back. */
export function OtpField({
  label,
  length = 6,
  value,
  defaultValue,
  onValueChange,
  onComplete,
  error,
  disabled = false,
  autoFocus = false,
  name,
  ref,
}: OtpFieldProps): ReactElement {
  const id = useId();
  function change(next: string): void {
    onValueChange?.({ value: next });
    if (next.length === length) onComplete?.({ value: next });
  }
  return (
    <div data-slot="otp-field" className="grid gap-2" role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      <Primitive.Root
        ref={ref ?? null}
        {...(value === undefined ? {} : { value })}
        {...(defaultValue === undefined ? {} : { defaultValue })}
        {...(name === undefined ? {} : { name })}
        onValueChange={change}
        disabled={disabled}
        autoFocus={autoFocus}
        autoComplete="one-time-code"
        validationType="numeric"
        className="grid max-w-sm auto-cols-fr grid-flow-col gap-2"
      >
        {Array.from({ length }, (_, index) => (
          <Primitive.Input
            key={index}
            index={index}
            data-slot="otp-field-box"
            aria-label={`${label} ${index + 1}/${length}`}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            data-invalid={error ? true : undefined}
            className="aspect-4/5 w-full min-w-0 rounded-control border border-line-strong bg-surface text-center text-xl font-bold tabular-nums transition focus:border-2 focus:border-fg focus:outline-4 focus:outline-offset-0 focus:outline-brand-soft disabled:opacity-45 data-invalid:border-2 data-invalid:border-danger"
          />
        ))}
        <Primitive.HiddenInput />
      </Primitive.Root>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
