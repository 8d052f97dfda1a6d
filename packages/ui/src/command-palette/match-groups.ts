import { matchOptions } from '../combobox/match-options.js';
import type { CommandPaletteGroup } from './command-palette.js';

/** Returns the groups with their items that match a search, best first. Leaves out empty groups. */
export function matchGroups(
  groups: readonly CommandPaletteGroup[],
  search: string,
  filter: boolean,
): CommandPaletteGroup[] {
  return groups.flatMap((group) => {
    if (!(group.filter ?? filter)) return group.items.length > 0 ? [group] : [];
    const items = new Map(group.items.map((item) => [item.id, item]));
    const options = group.items.map(({ id, label, description, keywords = [] }) => ({
      value: id,
      label,
      keywords: description === undefined ? keywords : [...keywords, description],
    }));
    const [found] = matchOptions([{ label: group.label, options }], search);
    const matching = found?.options.flatMap(({ value }) => items.get(value) ?? []) ?? [];
    return matching.length > 0 ? [{ ...group, items: matching }] : [];
  });
}
