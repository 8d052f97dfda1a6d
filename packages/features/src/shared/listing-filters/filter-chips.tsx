import { Tag } from '@campushive/ui/tag';
import { useCampus, useHives, useMessages, useMoney } from '../../kernel/index.js';
import { findUniversity } from '@campushive/contract/campus';
import { topicNames } from '../topic-card.js';
import type { ListingFilters } from './filters.js';
import { catalogue } from './listing-filters.catalogue.js';

interface FilterChipsProps {
  filters: ListingFilters;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
  /** Those that are shown elsewhere. */
  except: readonly (keyof ListingFilters)[];
}

/** The filters at work; pressing one takes it away. */
export function FilterChips({ filters, onFiltersChange, except }: FilterChipsProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const hiveNamed = useHives();
  const money = useMoney();
  const names = useMessages(topicNames);
  const { minPrice, maxPrice, condition, university, hive, topic, since, cost, eventType, when } = filters;
  const all: { name: keyof ListingFilters; label: string }[] = [
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
  const chips = all.filter(({ name }) => !except.includes(name));
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t.activeFilters} className="flex flex-wrap gap-2">
      {chips.map(({ name, label }) => (
        <li key={name}>
          <Tag
            removeLabel={t.removeFilter(label)}
            onRemove={() => onFiltersChange({ filters: { ...filters, [name]: '' } })}
          >
            {label}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
