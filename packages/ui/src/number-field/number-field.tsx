import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { isComposing } from '../composing/is-composing.js';
import { IconButton } from '../icon-button/icon-button.js';
import { TextControl, type TextControlProps } from '../text-field/text-control.js';
import type { NumberBounds } from './number-text.js';
import { useNumber } from './use-number.js';

/**
 * Props of {@link NumberField}, and those of an input. `ref` and the rest reach the input; `className` styles the field. Not `type`: the
 * input is a text, because a number input of a browser loses what it cannot read, and steps on a turn of the mouse wheel.
 */
export interface NumberFieldProps extends Omit<
  TextControlProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'onChange' | 'trailing' | 'min' | 'max' | 'step'
> {
  /** Controlled number; `null` while the field is empty. Omit it for an uncontrolled field. */
  value?: number | null | undefined;
  /** Initial number. Default: empty. */
  defaultValue?: number | null | undefined;
  /** Called with the number while it is typed or stepped. A typed number is within the limits only after the field is left. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Lowest number. Steps count from it. */
  min?: number | undefined;
  /** Highest number. */
  max?: number | undefined;
  /** Distance of a step. Default 1. Numbers may have as many decimals as the step. */
  step?: number | undefined;
  /** Language tag, which decides digits and signs. Default `en`. */
  locale?: string | undefined;
  /** Further options of the notation, such as `{ minimumFractionDigits: 2 }`. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Hides the buttons, for numbers that are usually typed. Default `false`. */
  hideSteppers?: boolean | undefined;
  /** Accessible name of the button for one step less. Default `Decrease`. */
  decreaseLabel?: string | undefined;
  /** Accessible name of the button for one step more. Default `Increase`. */
  increaseLabel?: string | undefined;
}

/**
 * A field for a number that is counted with: places, pieces, days. A form gets the plain number, `1234.5`, in every locale.
 *
 * @since 0.2.0
 */
export function NumberField({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  locale = 'en',
  format,
  hideSteppers = false,
  decreaseLabel = 'Decrease',
  increaseLabel = 'Increase',
  name,
  form,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps): ReactElement {
  const sent = useRef<HTMLInputElement>(null);
  const bounds = { min, max, step };
  const number = useNumber({ value, defaultValue, onValueChange, bounds, locale, format, sent });
  const { disabled: off = false, readOnly = false } = rest;
  const isFixed = off || readOnly;
  return (
    <TextControl
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      role="spinbutton"
      {...rest}
      slot="number-field"
      {...rangeOf(number, bounds)}
      value={number.text}
      onValueChange={number.type}
      onBlur={(event) => {
        if (!isFixed) number.finish();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!isFixed) stepByKey(event, number);
      }}
      trailing={
        <>
          {hideSteppers ? null : (
            <Steppers
              {...{ decreaseLabel, increaseLabel }}
              go={number.go}
              isLowest={isFixed || (number.value ?? Infinity) <= (min ?? -Infinity)}
              isHighest={isFixed || (number.value ?? -Infinity) >= (max ?? Infinity)}
            />
          )}
          <input ref={sent} type="hidden" value={number.value ?? ''} {...{ name, form }} disabled={off} />
        </>
      }
    />
  );
}

/** Returns the attributes that announce a number and its limits. */
function rangeOf({ value, text }: { value: number | null; text: string }, { min, max }: NumberBounds) {
  const now = value === null ? {} : { 'aria-valuenow': value, 'aria-valuetext': text };
  return { ...now, 'aria-valuemin': min, 'aria-valuemax': max };
}

/** Steps by key. Home and End move the caret, as in every text. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function stepByKey(
  event: KeyboardEvent<HTMLInputElement>,
  { go, finish }: Pick<ReturnType<typeof useNumber>, 'go' | 'finish'>,
): void {
  if (event.defaultPrevented || isComposing(event)) return;
  // Enter sends the form, which gets a number within the limits.
  if (event.key === 'Enter') finish();
  const count = STEPS[event.key];
  if (count === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  go(count);
}

interface SteppersProps {
  decreaseLabel: string;
  increaseLabel: string;
  go: (count: number) => string;
  isLowest: boolean;
  isHighest: boolean;
}

/** The buttons for one step. The arrow keys step, too, so the buttons are no stops of the Tab key. */
function Steppers({ decreaseLabel, increaseLabel, go, isLowest, isHighest }: SteppersProps): ReactElement {
  const [announced, setAnnounced] = useState('');
  const button = { size: 'sm', tabIndex: -1, 'data-slot': 'number-field-stepper' } as const;
  return (
    <span className="flex items-center coarse:gap-2">
      <IconButton {...button} label={decreaseLabel} disabled={isLowest} onClick={() => setAnnounced(go(-1))}>
        <Minus aria-hidden />
      </IconButton>
      <IconButton {...button} label={increaseLabel} disabled={isHighest} onClick={() => setAnnounced(go(1))}>
        <Plus aria-hidden />
      </IconButton>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </span>
  );
}
