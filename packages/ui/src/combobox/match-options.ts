import type { ComboboxGroup, ComboboxOption } from './combobox.js';
import { fold } from './fold.js';

/** Options under a heading; without one, at the top level. */
export interface OptionSection {
  label: string | undefined;
  options: readonly ComboboxOption[];
}

/** Divides options into sections. Neighbours without a group share a section. */
export function sectionsOf(options: readonly (ComboboxOption | ComboboxGroup)[]): OptionSection[] {
  const sections: { label: string | undefined; options: ComboboxOption[] }[] = [];
  for (const option of options) {
    const last = sections.at(-1);
    if ('options' in option) sections.push({ label: option.label, options: [...option.options] });
    else if (last && last.label === undefined) last.options.push(option);
    else sections.push({ label: undefined, options: [option] });
  }
  return sections;
}

/** Returns the options that contain each word of a search. In a section, options that begin with the search come first. */
export function matchOptions(sections: readonly OptionSection[], search: string): OptionSection[] {
  const query = fold(search);
  if (query === '') return [...sections];
  const words = query.split(/\s+/);
  return sections
    .map(({ label, options }) => ({
      label,
      options: options
        .map((option) => ({ option, rank: rankOf(option, query, words) }))
        .filter(({ rank }) => rank > 0)
        .sort((a, b) => b.rank - a.rank)
        .map(({ option }) => option),
    }))
    .filter(({ options }) => options.length > 0);
}

/** Returns 3 where the label begins with the search, 2 where a word of it does, 1 for other matches, and 0 for none. */
function rankOf({ label, keywords = [] }: ComboboxOption, query: string, words: readonly string[]): number {
  const name = fold(label);
  const text = [name, ...keywords.map(fold)].join(' ');
  if (!words.every((word) => text.includes(word))) return 0;
  if (name.startsWith(query)) return 3;
  return ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${query}`) ? 2 : 1;
}
