import type { CommandPaletteGroup } from '@campushive/ui/command-palette';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useMessages } from '../../kernel/index.js';
import { myListingsQuery } from '../../catalogue/my-listings/my-listings.queries.js';
import { useSearchBox } from '../dashboard-layout/use-search-box.js';
import { catalogue } from './command-palette.catalogue.js';
import {
  useHiveItems,
  useListingItems,
  usePageItems,
  useSearchItem,
  useSuggestionItems,
} from './palette-items.js';

/** State of the palette. Returned by `useCommandPalette`. */
export interface PaletteState {
  readonly groups: readonly CommandPaletteGroup[];
  readonly onSearchChange: (search: string) => void;
  /** True while suggestions of the server are on their way. */
  readonly loading: boolean;
}

/** Length of the shortest text for which the server is asked: one or two letters match nearly everything. */
const LETTERS = 3;
/** Recent searches above the pages, so that the pages stay in sight. */
const RECENT = 3;

/** Rows of the palette. Loads the viewer's listings with the first letter. */
export function useCommandPalette(open: boolean): PaletteState {
  const t = useMessages(catalogue);
  const client = useClient();
  const [search, setSearch] = useState('');
  const box = useSearchBox(open, LETTERS);
  const text = search.trim();
  const mine = useInfiniteQuery({ ...myListingsQuery(client, 'open'), enabled: open && text !== '' });
  const suggestions = useSuggestionItems(box);
  const pages = usePageItems();
  const hives = useHiveItems();
  const listings = useListingItems(mine.data?.pages.flatMap(({ data }) => data) ?? []);
  const searchItem = useSearchItem(text, box.onSearch);
  const recent = text === '' && !box.examples ? suggestions.slice(0, RECENT) : [];
  const found = text.length >= LETTERS ? suggestions : [];
  return {
    groups: [
      { label: t.recent, items: recent },
      { label: t.pages, items: pages },
      { label: t.hives, items: hives },
      { label: t.myListings, items: text === '' ? [] : listings },
      { label: t.found, items: found, filter: false },
      { label: t.search, items: text === '' ? [] : [searchItem], filter: false },
    ],
    onSearchChange(next) {
      setSearch(next);
      box.onQChange({ q: next });
    },
    loading: box.loading,
  };
}
