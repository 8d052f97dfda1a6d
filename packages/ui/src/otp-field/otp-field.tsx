import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useState,
} from 'react';
import { unstable_OneTimePasswordField as Primitive } from 'radix-ui';
import { flushSync } from 'react-dom';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
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
  const [code, keep] = useControlled(value, defaultValue ?? '');
  const [firstEmpty] = useState(() => Math.min(code.length, length - 1));
  function change(next: string): void {
    keep(next);
    onValueChange?.(next);
    if (next.length === length) onComplete?.(next);
  }
  /** Puts digits into the boxes from `at` on; the box after them takes the focus. */
  function put(box: Element, digits: string, at: number): void {
    const next = code.slice(0, at) + digits + code.slice(at + digits.length);
    flushSync(() => change(next.slice(0, length)));
    const boxes = box.closest('[data-slot=otp-field]')?.querySelectorAll('input');
    boxes?.item(Math.min(at + digits.length, length - 1)).focus();
  }
  /** The box keeps the focus: what is typed next takes the place of the digit that went. */
  function remove(box: HTMLInputElement, index: number): void {
    flushSync(() => change(code.slice(0, index) + code.slice(index + 1)));
    box.select();
  }
  // Radix (1.8) loses digits where one key is faster than its focus, and where only a part of a code comes at once, and it
  // leaves a digit that it removes for the one before: those cases are handled here, before it sees them.
  function handleKey(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    const { key, currentTarget: box } = event;
    if (box.value === '' || event.ctrlKey || event.metaKey || event.altKey) return;
    const isBehind = /^\d$/.test(key) && box.selectionStart === box.selectionEnd;
    const isRemoval = key === 'Backspace' || key === 'Delete';
    if (!isBehind && !isRemoval) return;
    event.preventDefault();
    const at = box.selectionStart === 0 ? index : index + 1;
    if (isRemoval) remove(box, index);
    else if (at < length) put(box, key, at);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>, index: number): void {
    const box = event.currentTarget;
    if (box.value.length === 1) return;
    event.preventDefault();
    const digits = digitsOf(box.value);
    if (digits === '') remove(box, index);
    else put(box, digits, digits.length < length ? index : 0);
  }
  function takePasted(event: ClipboardEvent<HTMLDivElement>): void {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text/plain')).slice(0, length);
    if (digits === '') return;
    flushSync(() => change(digits));
    event.currentTarget
      .querySelectorAll('input')
      .item(Math.min(digits.length, length - 1))
      .focus();
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
      {...(name === undefined ? {} : { name })}
      value={code}
      onValueChange={change}
      onPaste={takePasted}
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
            onKeyDown={(event) => handleKey(event, index)}
            onInput={leaveSeveral}
            onChange={(event) => handleChange(event, index)}
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

/** Radix would take several digits for the whole code; `onChange`, which follows, puts them where they belong. */
function leaveSeveral(event: FormEvent<HTMLInputElement>): void {
  if (event.currentTarget.value.length > 1) event.preventDefault();
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
