import { Tag } from '@campushive/ui/tag';
import { useCampus, useHives, useLocale, useMessages, useMoney } from '../../../kernel/index.js';
import { findUniversity, localized } from '@campushive/contract/campus';
import { topicNames } from '../topics/topic-card.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { choicesOf, facetIn, facetsOf, withFacet } from './facets.js';
import type { FilterScope, ListingFilters } from './filters.js';
import { catalogue } from './listing-filters.catalogue.js';

interface FilterChipsProps {
  /** Scope of the listings. */
  hive: FilterScope;
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Filters to leave out, because they are shown elsewhere. */
  except: readonly (keyof ListingFilters)[];
}

/** Chips of the active filters. Pressing one clears its filter. */
export function FilterChips({ hive: scope, filters, onFiltersChange, except }: FilterChipsProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const hiveNamed = useHives();
  const money = useMoney();
  const names = useMessages(topicNames);
  const { minPrice, maxPrice, condition, university, hive, topic, since, cost, eventType, when } = filters;
  const words = useMessages(sharedCatalogue);
  const locale = useLocale();
  const own = scope === 'all' ? hive : scope;
  const all: { name: keyof ListingFilters; label: string; removed?: string }[] = [
    ...(hive === '' ? [] : [{ name: 'hive' as const, label: hiveNamed(hive).title }]),
    ...(topic === '' ? [] : [{ name: 'topic' as const, label: names[topic] }]),
    ...(minPrice === '' ? [] : [{ name: 'minPrice' as const, label: t.from(money(Number(minPrice))) }]),
    ...(maxPrice === '' ? [] : [{ name: 'maxPrice' as const, label: t.upTo(money(Number(maxPrice))) }]),
    ...(condition === '' ? [] : [{ name: 'condition' as const, label: t.conditions[condition] }]),
    ...(university === ''
      ? []
      : [
          {
            name: 'university' as const,
            label: findUniversity(campus, university)?.displayName ?? university,
          },
        ]),
    ...(when === '' ? [] : [{ name: 'when' as const, label: t.times[when] }]),
    ...(eventType === '' ? [] : [{ name: 'eventType' as const, label: t.eventTypes[eventType] }]),
    ...(cost === '' ? [] : [{ name: 'cost' as const, label: t.free }]),
    ...(since === '' ? [] : [{ name: 'since' as const, label: t.ages[since] }]),
  ];
  const facets: { name: keyof ListingFilters; label: string; removed?: string }[] = facetsOf(own).flatMap(
    (field) => {
      const value = facetIn(filters.facets, field.id);
      const choice = choicesOf(field, words, locale).find((facetChoice) => facetChoice.value === value);
      if (choice === undefined) return [];
      const called = localized(field.label, locale);
      const label = field.kind === 'choice' ? choice.label : `${called}: ${choice.label}`;
      return [{ name: 'facets' as const, label, left: withFacet(filters.facets, field.id, '') }];
    },
  );
  const chips = [...facets, ...all].filter(({ name }) => !except.includes(name));
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t.activeFilters} className="flex flex-wrap gap-2">
      {chips.map(({ name, label, removed = '' }) => (
        <li key={`${name} ${removed}`}>
          <Tag
            removeLabel={t.removeFilter(label)}
            onRemove={() => onFiltersChange({ filters: { ...filters, [name]: removed } })}
          >
            {label}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
