import { type ClipboardEvent, type ComponentProps, type ReactElement, useId, useState } from 'react';
import { unstable_OneTimePasswordField as Primitive } from 'radix-ui';
import { cx } from '../class-names/class-names.js';
import { FieldError } from '../field/field-error.js';
import { errorId } from '../field/field-ids.js';

/** Props of {@link OtpField}; `ref` and further ones reach the group, which is the root. */
export interface OtpFieldProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'autoFocus' | 'children' | 'dir'
> {
  /** What code is asked for. */
  label: string;
  /** Number of digits. Default 6. */
  length?: number;
  /** Controls it. */
  value?: string;
  /** The digits to begin with, where it keeps them itself. Default: none. */
  defaultValue?: string;
  /** Called with the digits after each change. */
  onValueChange?: (value: string) => void;
  /** The last box was filled, or a digit of a full code was changed. */
  onComplete?: (value: string) => void;
  /** What is wrong, and what to do; read out when it appears. */
  error?: string | undefined;
  /** Default `false`. */
  disabled?: boolean;
  /** The first empty box takes the focus when the field appears. Default `false`. */
  autoFocus?: boolean;
  /** Name of the hidden input with the whole code. */
  name?: string;
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
  className,
  ...rest
}: OtpFieldProps): ReactElement {
  const id = useId();
  const [firstEmpty] = useState(() => Math.min((value ?? defaultValue ?? '').length, length - 1));
  function change(next: string): void {
    onValueChange?.(next);
    if (next.length === length) onComplete?.(next);
  }
  return (
    <Primitive.Root
      data-slot="otp-field"
      data-invalid={error ? true : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? errorId(id) : undefined}
      autoComplete="one-time-code"
      validationType="numeric"
      disabled={disabled}
      className={cx('min-w-0', className)}
      {...rest}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(name === undefined ? {} : { name })}
      onValueChange={change}
      onPaste={keepCode}
    >
      <span id={`${id}-label`} data-slot="field-label" className="mb-1.5 block text-sm font-semibold">
        {label}
      </span>
      <span className="grid max-w-sm auto-cols-fr grid-flow-col gap-1 min-[22rem]:gap-2">
        {Array.from({ length }, (_, index) => (
          <Primitive.Input
            key={index}
            index={index}
            {...(autoFocus && index === firstEmpty ? { ref: takeFocus } : {})}
            data-slot="otp-field-box"
            aria-label={`${label} ${index + 1}/${length}`}
            aria-describedby={error ? errorId(id) : undefined}
            aria-invalid={error ? true : undefined}
            data-invalid={error ? true : undefined}
            className="aspect-4/5 max-h-16 min-h-13 w-full min-w-0 rounded-control border border-line-strong bg-surface text-center text-title font-bold tabular-nums outline-brand-soft transition focus:outline-4 focus:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-45 data-invalid:border-danger data-invalid:inset-ring-1 data-invalid:inset-ring-danger data-invalid:outline-danger-soft data-invalid:focus:inset-ring-2 not-data-invalid:focus:border-fg not-data-invalid:focus:inset-ring-1 not-data-invalid:focus:inset-ring-fg"
          />
        ))}
      </span>
      <Primitive.HiddenInput />
      <FieldError id={errorId(id)} error={error} />
    </Primitive.Root>
  );
}

/** Radix takes `autoFocus` and does nothing with it (1.8). One function for all renders: React calls it once. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}

/** Radix empties the boxes when what is pasted has no digit. */
function keepCode(event: ClipboardEvent): void {
  if (!/\d/.test(event.clipboardData.getData('text/plain'))) event.preventDefault();
}
