import { findUniversity, HIVES } from '@campushive/contract';
import { X } from 'lucide-react';
import { money, useLocale, useMessages } from '../../kernel/index.js';
import type { ListingFilters } from './filters.js';
import { catalogue } from './listing-filters.catalogue.js';

interface FilterChipsProps {
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
}

/** The filters at work; pressing one takes it away. */
export function FilterChips({ filters, onFiltersChange }: FilterChipsProps) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  const { minPrice, maxPrice, condition, university, hive, since } = filters;
  const chips: { name: keyof ListingFilters; label: string }[] = [
    ...(hive === '' ? [] : [{ name: 'hive' as const, label: HIVES[hive].title }]),
    ...(minPrice === ''
      ? []
      : [{ name: 'minPrice' as const, label: words.from(money(Number(minPrice), locale)) }]),
    ...(maxPrice === ''
      ? []
      : [{ name: 'maxPrice' as const, label: words.upTo(money(Number(maxPrice), locale)) }]),
    ...(condition === '' ? [] : [{ name: 'condition' as const, label: words.conditions[condition] }]),
    ...(university === ''
      ? []
      : [{ name: 'university' as const, label: findUniversity(university)?.displayName ?? university }]),
    ...(since === '' ? [] : [{ name: 'since' as const, label: words.ages[since] }]),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.activeFilters} className="flex flex-wrap gap-2">
      {chips.map(({ name, label }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={words.removeFilter(label)}
            onClick={() => onFiltersChange({ filters: { ...filters, [name]: '' } })}
            className="touch-target flex min-h-9 items-center gap-1.5 rounded-chip bg-brand-soft px-3 text-sm font-semibold"
          >
            {label}
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
