import { findUniversity, HIVES } from '@campushive/contract';
import { Tag } from '@campushive/ui/tag';
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
          <Tag
            removeLabel={words.removeFilter(label)}
            onRemove={() => onFiltersChange({ filters: { ...filters, [name]: '' } })}
          >
            {label}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
