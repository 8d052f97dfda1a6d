import { useState } from 'react';
import { useControlled } from '../controlled/use-controlled.js';
import type { ComboboxOption, ComboboxProps } from './combobox.js';

/** Chosen options of a combobox, as a list also for a single one. */
export interface Answer {
  values: readonly string[];
  /** Returns the label of a chosen value, also when the caller no longer lists its option. */
  labelOf: (value: string) => string;
  /** Chooses an option of a single combobox. Adds an option of a multiple one, or removes it. */
  choose: (option: ComboboxOption) => void;
  remove: (value: string) => void;
  clear: () => void;
  /** Returns to the initial values, without a call of `onValueChange`. */
  reset: () => void;
}

/** State of the answer, controlled or not. */
export function useAnswer(field: ComboboxProps, options: readonly ComboboxOption[]): Answer {
  const [known, setKnown] = useState<readonly ComboboxOption[]>([]);
  const initial = field.multiple === true ? (field.defaultValue ?? []) : listOf(field.defaultValue ?? '');
  const given =
    field.multiple === true ? field.value : field.value === undefined ? undefined : listOf(field.value);
  const [values, keep] = useControlled(given, initial);
  function change(next: readonly string[]): void {
    keep(next);
    if (field.multiple === true) field.onValueChange?.([...next]);
    else field.onValueChange?.(next[0] ?? '');
  }
  const remove = (value: string) => change(values.filter((one) => one !== value));
  return {
    values,
    labelOf: (value) => [...options, ...known].find((option) => option.value === value)?.label ?? value,
    choose(option) {
      const { value } = option;
      setKnown((before) => [...before.filter((one) => one.value !== value), option]);
      if (field.multiple !== true) {
        if (values[0] !== value) change([value]);
      } else if (values.includes(value)) remove(value);
      else change([...values, value]);
    },
    remove,
    clear: () => change([]),
    reset: () => keep(initial),
  };
}

const listOf = (value: string): readonly string[] => (value === '' ? [] : [value]);
