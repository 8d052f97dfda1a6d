import { useEffect, useRef, useState } from 'react';
import { useClock } from '../../../kernel/index.js';

/** Delay after the last key press before the search starts, in milliseconds. */
const SEARCH_AFTER = 300;

/**
 * Holds the text of the search box, which runs ahead of the filters while the user types and follows them when they
 * change elsewhere.
 */
export function useTypedSearch<Filters extends { readonly q: string }>(
  filters: Filters,
  onFiltersChange: (change: { filters: Filters }) => void,
) {
  const clock = useClock();
  const [q, setQ] = useState(filters.q);
  const [seen, setSeen] = useState(filters.q);
  if (seen !== filters.q) {
    setSeen(filters.q);
    setQ(filters.q);
  }
  const report = useRef(() => {});
  useEffect(() => {
    report.current = () => {
      if (q !== filters.q) onFiltersChange({ filters: { ...filters, q } });
    };
  });
  useEffect(() => clock.after(SEARCH_AFTER, () => report.current()), [clock, q]);
  return [q, setQ] as const;
}
