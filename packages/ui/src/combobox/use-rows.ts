import { useMemo } from 'react';
import type { ComboboxOption, ComboboxProps } from './combobox.js';
import { matchOptions, type OptionSection, sectionsOf } from './match-options.js';

/** Options of a combobox that match a text. */
export interface Rows {
  /** Complete list of options, matching or not. */
  all: readonly ComboboxOption[];
  sections: readonly OptionSection[];
  /** Matching options in the order of the list. */
  rows: readonly ComboboxOption[];
  /** Index of the first row that can be chosen; -1 without one. */
  first: number;
  /** Index of the last row that can be chosen; -1 without one. */
  last: number;
}

/** Returns the options that match a text. */
export function useRows({ options, filter = true }: ComboboxProps, search: string): Rows {
  const whole = useMemo(() => sectionsOf(options), [options]);
  return useMemo(() => {
    const sections = filter ? matchOptions(whole, search) : whole;
    const rows = sections.flatMap((section) => section.options);
    return {
      all: whole.flatMap((section) => section.options),
      sections,
      rows,
      first: rows.findIndex((row) => row.disabled !== true),
      last: rows.findLastIndex((row) => row.disabled !== true),
    };
  }, [whole, filter, search]);
}
