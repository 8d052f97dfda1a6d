import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactElement, useState } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '../icon-button/icon-button.js';
import { TextControl, type TextControlProps } from '../text-field/text-control.js';
import { readNumber } from './read-number.js';

/** Props of {@link NumberField}: those of an input, which they and `ref` reach; `className` places the field. */
export interface NumberFieldProps extends Omit<
  TextControlProps,
  'type' | 'trailing' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> {
  /** Controls it; `null` is nothing or no number. */
  value?: number | null;
  /** Default `null`. */
  defaultValue?: number | null;
  /** Is told of the number; null while there is none. */
  onValueChange?: (change: { value: number | null }) => void;
  /** Default: any. */
  min?: number;
  /** Default: any. */
  max?: number;
  /** What a button or an arrow key adds. Default 1. */
  step?: number;
  /** Name of the minus: `One fewer`. */
  decreaseLabel: string;
  /** Name of the plus: `One more`. */
  increaseLabel: string;
}

/** A whole or exact number: typed, or stepped by buttons and arrow keys. The wheel does not change it by accident. */
export function NumberField({
  value,
  defaultValue = null,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  decreaseLabel,
  increaseLabel,
  onChange,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps): ReactElement {
  const [draft, setDraft] = useState(() => write(value ?? defaultValue));
  // What the caller holds counts, unless it is what the draft says: "1." is on its way to 1.5.
  const text = value === undefined || readNumber(draft) === value ? draft : write(value);
  const number = readNumber(text);
  const still = rest.disabled === true || rest.readOnly === true;

  function change(next: number | null, nextText = write(next)): void {
    setDraft(nextText);
    if (next !== number) onValueChange?.({ value: next });
  }
  function stepBy(steps: number): void {
    const from = number ?? (Number.isFinite(min) ? min - steps * step : 0);
    const next = Number((from + steps * step).toFixed(6));
    change(Math.min(max, Math.max(min, next)));
  }
  function key(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (still || event.defaultPrevented) return;
    if (event.key === 'ArrowUp') stepBy(1);
    else if (event.key === 'ArrowDown') stepBy(-1);
    else return;
    event.preventDefault();
  }
  function leave(event: FocusEvent<HTMLInputElement>): void {
    if (number !== null) change(Math.min(max, Math.max(min, number)));
    onBlur?.(event);
  }

  return (
    <TextControl
      inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...rest}
      slot="number-field"
      role="spinbutton"
      aria-valuenow={number ?? undefined}
      aria-valuemin={Number.isFinite(min) ? min : undefined}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      value={text}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        change(readNumber(event.target.value), event.target.value);
        onChange?.(event);
      }}
      onKeyDown={key}
      onBlur={leave}
      trailing={
        still ? null : (
          <>
            {/* Arrow keys do the same from the text, so Tab passes the buttons by. */}
            <IconButton
              label={decreaseLabel}
              size="sm"
              tabIndex={-1}
              disabled={number !== null && number <= min}
              onClick={() => stepBy(-1)}
            >
              <Minus aria-hidden />
            </IconButton>
            <IconButton
              label={increaseLabel}
              size="sm"
              tabIndex={-1}
              disabled={number !== null && number >= max}
              onClick={() => stepBy(1)}
            >
              <Plus aria-hidden />
            </IconButton>
          </>
        )
      }
    />
  );
}

function write(value: number | null): string {
  return value === null ? '' : String(value);
}
