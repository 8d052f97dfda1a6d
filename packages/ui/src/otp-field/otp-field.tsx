import { getNonce } from 'get-nonce';
import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { FieldError } from '../field/field-error.js';
import { descriptionId, errorId, fieldIds } from '../field/field-ids.js';

/** Props of {@link OtpField}; `ref` and the rest reach the group, which is the root. */
export interface OtpFieldProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'autoFocus' | 'children' | 'dir'
> {
  /** Name of the code to enter. */
  label: string;
  /** Number of digits. Default 6. */
  length?: number;
  /** Controlled value. Omit it for an uncontrolled field. */
  value?: string;
  /** Initial digits of an uncontrolled field. Default: none. */
  defaultValue?: string;
  /** Called with the digits after each change. */
  onValueChange?: (value: string) => void;
  /** Called when the last box is filled, or a digit of a full code changes. */
  onComplete?: (value: string) => void;
  /** Help under the boxes. */
  description?: ReactNode;
  /** The error and its remedy; read out when it appears. */
  error?: string | undefined;
  /** Hides the label visually, where the context makes it clear. Default `false`. */
  hideLabel?: boolean | undefined;
  /** Default `false`. */
  disabled?: boolean;
  /** Focuses the field when it appears. Default `false`. */
  autoFocus?: boolean;
  /** Name of the input in its form. */
  name?: string;
  /** Id of the form, where the field stands outside of it. */
  form?: string | undefined;
  /** Must be filled before a form can be sent. Default `false`. */
  required?: boolean | undefined;
}

/**
 * Text field that shows each digit in a box. A single input receives typed, pasted and autofilled digits, so fast typing loses nothing.
 */
export function OtpField({
  label,
  length = 6,
  value,
  defaultValue,
  onValueChange,
  onComplete,
  description,
  error,
  hideLabel = false,
  disabled = false,
  autoFocus = false,
  name,
  form,
  required,
  'aria-describedby': describedBy,
  className,
  ...rest
}: OtpFieldProps): ReactElement {
  const id = useId();
  const [code, keep] = useControlled(value, defaultValue ?? '');
  const nonce = getNonce();
  const ids = fieldIds(id, { description: Boolean(description), error: Boolean(error), describedBy });
  function change(next: string): void {
    if (next === code) return;
    keep(next);
    onValueChange?.(next);
    if (next.length === length) onComplete?.(next);
  }
  return (
    <div
      data-slot="otp-field"
      data-invalid={ids['data-invalid']}
      className={cx('min-w-0', className)}
      {...rest}
    >
      <label
        htmlFor={id}
        data-slot="field-label"
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
      >
        {label}
      </label>
      <OTPInput
        {...ids}
        value={code}
        onChange={change}
        maxLength={length}
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={digitsOf}
        disabled={disabled}
        {...(autoFocus ? { ref: takeFocus } : {})}
        form={form}
        required={required}
        {...(name === undefined ? {} : { name })}
        {...(nonce === undefined ? {} : { nonce })}
        noScriptCSSFallback={null}
        pushPasswordManagerStrategy="none"
        containerClassName="max-w-sm"
        // Forced colours would show the text of the input over the boxes.
        className="forced-color-adjust-none"
        render={({ slots }) => (
          <span aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1 min-[22rem]:gap-2">
            {slots.map((slot, index) => (
              <Box key={index} slot={slot} isInvalid={Boolean(error)} isDisabled={disabled} />
            ))}
          </span>
        )}
      />
      {description ? (
        <p id={descriptionId(id)} data-slot="field-description" className="mt-1.5 text-sm text-fg-muted">
          {description}
        </p>
      ) : null}
      <FieldError id={errorId(id)} error={error} />
    </div>
  );
}

/** Focuses the input. React ignores `autoFocus` during hydration. A constant function, so that React calls it once. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}

interface BoxProps {
  slot: SlotProps;
  isInvalid: boolean;
  isDisabled: boolean;
}

function Box({ slot: { char, isActive, hasFakeCaret }, isInvalid, isDisabled }: BoxProps): ReactElement {
  return (
    <span
      data-slot="otp-field-box"
      data-active={isActive ? true : undefined}
      data-invalid={isInvalid ? true : undefined}
      data-disabled={isDisabled ? true : undefined}
      className="grid aspect-4/5 max-h-16 min-h-13 w-full min-w-0 place-items-center rounded-control border border-line-strong bg-surface text-title font-bold tabular-nums outline-brand-soft transition data-active:outline-4 data-disabled:opacity-45 data-invalid:border-danger data-invalid:inset-ring-1 data-invalid:inset-ring-danger data-invalid:outline-danger-soft data-invalid:data-active:inset-ring-2 not-data-invalid:data-active:border-fg not-data-invalid:data-active:inset-ring-1 not-data-invalid:data-active:inset-ring-fg"
    >
      {char ?? (hasFakeCaret ? <span className="h-6 border-l-2 border-fg" /> : null)}
    </span>
  );
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
