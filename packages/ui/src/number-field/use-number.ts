import { type RefObject, useMemo, useState } from 'react';
import { useControlled } from '../controlled/use-controlled.js';
import { useFormReset } from '../field/use-form-reset.js';
import { clamp, createNumberText, decimalsOf, type NumberBounds, stepBy } from './number-text.js';

/** Options of {@link useNumber}, as the props of NumberField. */
export interface NumberOptions {
  value: number | null | undefined;
  defaultValue: number | null;
  onValueChange: ((value: number | null) => void) | undefined;
  bounds: NumberBounds;
  locale: string;
  format: Intl.NumberFormatOptions | undefined;
  /** Input that the form sends. */
  sent: RefObject<HTMLInputElement | null>;
}

interface NumberState {
  value: number | null;
  /** Text in the field. */
  text: string;
  /** Takes a typed text. */
  type: (text: string) => void;
  /** Goes a few steps and returns the text of the new number. */
  go: (count: number) => string;
  /** Moves the number into its limits and shows it in the notation of the locale. */
  finish: () => void;
}

/** Keeps the number of a field and its text. */
export function useNumber(options: NumberOptions): NumberState {
  const { defaultValue, bounds, locale, format } = options;
  const [value, keep] = useControlled(options.value, defaultValue);
  const [typed, setTyped] = useState<string>();
  const maximumFractionDigits = decimalsOf(bounds.step);
  const numbers = useMemo(
    () => createNumberText(locale, { maximumFractionDigits, ...format }),
    [locale, maximumFractionDigits, format],
  );
  useFormReset(options.sent, () => {
    setTyped(undefined);
    keep(defaultValue);
  });
  function change(next: number | null): void {
    if (next === value) return;
    keep(next);
    options.onValueChange?.(next);
  }
  return {
    value,
    // A typed text stays as long as it stands for the number: "1." is not replaced by "1".
    text: typed !== undefined && numbers.parse(typed) === value ? typed : numbers.format(value),
    type(text) {
      const cleaned = numbers.clean(text);
      setTyped(cleaned);
      change(numbers.parse(cleaned));
    },
    go(count) {
      const next = stepBy(value, count, bounds);
      setTyped(undefined);
      change(next);
      return numbers.format(next);
    },
    finish() {
      setTyped(undefined);
      if (value !== null) change(clamp(value, bounds));
    },
  };
}
