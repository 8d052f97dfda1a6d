import type { Listing } from '@campushive/contract';
import { HiveIcon } from '@campushive/ui/hexagon';
import type { CommandPaletteItem } from '@campushive/ui/command-palette';
import { Bell, Search } from 'lucide-react';
import { useHiveNames, useHives, useMessages, useNavigation, useUser } from '../../kernel/index.js';
import { catalogue as layoutCatalogue } from '../dashboard-layout/dashboard-layout.catalogue.js';
import { BOTTOM_BAR, DISCOVER, SETTINGS, SIDEBAR, TEAM } from '../dashboard-layout/sections.js';
import { iconOf, idOf, useSuggestionLabels } from '../dashboard-layout/suggestions.js';
import type { SearchBoxState } from '../dashboard-layout/use-search-box.js';
import { catalogue } from './command-palette.catalogue.js';

/** Row of the palette. */
type Item = CommandPaletteItem;

/** Returns the pages of the menu, Post and the notifications. Team pages only for moderators and admins. */
export function usePageItems(): Item[] {
  const t = useMessages(catalogue);
  const names = useMessages(layoutCatalogue);
  const navigation = useNavigation();
  const user = useUser();
  const team = user === null || user.role === 'student' ? [] : TEAM;
  const post = BOTTOM_BAR.filter(({ section }) => section === 'post');
  const links = [...SIDEBAR, ...post, ...DISCOVER, ...SETTINGS, ...team];
  const keywords: Readonly<Record<string, string>> = t.keywords;
  const pages = links.map(({ section, to, icon: Icon, label }): Item => {
    const words = keywords[label];
    return {
      id: `page ${section}`,
      label: names[label],
      leading: <Icon aria-hidden="true" className="text-fg-muted" />,
      keywords: words === undefined ? [] : [words],
      onSelect: () => navigation.go(to),
    };
  });
  const bell: Item = {
    id: 'page notifications',
    label: t.notifications,
    leading: <Bell aria-hidden="true" className="text-fg-muted" />,
    onSelect: () => navigation.go({ to: 'notifications' }),
  };
  return [...pages, bell];
}

/** Returns the hives of the campus. */
export function useHiveItems(): Item[] {
  const navigation = useNavigation();
  const hiveNamed = useHives();
  return useHiveNames().map((hive) => ({
    id: `hive ${hive}`,
    label: hiveNamed(hive).title,
    description: hiveNamed(hive).description,
    leading: <HiveIcon hive={hive} />,
    onSelect: () => navigation.go({ to: 'hive', hive }),
  }));
}

/** Returns rows of the viewer's listings. */
export function useListingItems(listings: readonly Listing[]): Item[] {
  const navigation = useNavigation();
  const hiveNamed = useHives();
  return listings.map(({ id, title, hiveTypeId }) => ({
    id: `listing ${id}`,
    label: title,
    description: hiveNamed(hiveTypeId).title,
    leading: <HiveIcon hive={hiveTypeId} />,
    onSelect: () => navigation.go({ to: 'listing', hive: hiveTypeId, id }),
  }));
}

/** Returns rows of the suggestions: recent searches, listings, people. */
export function useSuggestionItems({ suggestions, examples, onPick }: SearchBoxState): Item[] {
  const t = useMessages(layoutCatalogue);
  const labelOf = useSuggestionLabels();
  return suggestions.map((suggestion) => ({
    id: `suggestion ${idOf(suggestion)}`,
    label: labelOf(suggestion),
    leading: iconOf(suggestion, examples),
    ...(suggestion.count !== null && {
      trailing: (
        <span className="shrink-0 text-xs text-fg-muted tabular-nums">{t.open(suggestion.count)}</span>
      ),
    }),
    onSelect: () => onPick(suggestion),
  }));
}

/** Returns the row that searches for the text. */
export function useSearchItem(text: string, onSearch: (text: string) => void): Item {
  const t = useMessages(catalogue);
  return {
    id: 'search',
    label: t.searchFor(text),
    leading: <Search aria-hidden="true" className="text-fg-muted" />,
    onSelect: () => onSearch(text),
  };
}
