import { CONDITIONS, EVENT_TIMES, EVENT_TYPES } from '@campushive/contract';
import { hiveNamesOf, hiveOf, localized } from '@campushive/contract/campus';
import { NativeSelect } from '@campushive/ui/native-select';
import { useCampus, useLocale, useMessages } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { topicNames } from '../topics/topic-card.js';
import { choicesOf, facetIn, facetsOf, withFacet } from './facets.js';
import { AGES, topicsFor, type FilterScope, type ListingFilters, type ListingSort } from './filters.js';
import { catalogue } from './listing-filters.catalogue.js';

interface FilterFieldProps {
  hive: FilterScope;
  /** Filters as chosen in the open dialog. */
  draft: ListingFilters;
  change: (part: Partial<ListingFilters>) => void;
}

/** Hive whose fields are shown: the page's own, or on a page of all hives the chosen one. */
const shownHive = ({ hive, draft }: FilterFieldProps) => (hive === 'all' ? draft.hive : hive);

const SORTS: readonly ListingSort[] = ['newest', 'soonest', 'price-asc', 'price-desc', 'relevance'];

export function SortField({ hive, draft, change }: FilterFieldProps) {
  const t = useMessages(catalogue);
  return (
    <NativeSelect
      label={t.sort}
      value={draft.sort}
      onChange={({ target }) =>
        change({ sort: SORTS.find((listingSort) => listingSort === target.value) ?? '' })
      }
      options={[
        { value: '', label: (draft.hive || hive) === 'buzz' ? t.soonest : t.relevance },
        { value: 'newest', label: t.newest },
        { value: 'price-asc', label: t.priceUp },
        { value: 'price-desc', label: t.priceDown },
      ]}
    />
  );
}

/** Day and type of an event. */
export function EventFields(props: FilterFieldProps) {
  const { draft, change } = props;
  const t = useMessages(catalogue);
  if (shownHive(props) !== 'buzz') return null;
  return (
    <>
      <NativeSelect
        label={t.when}
        value={draft.when}
        onChange={({ target }) => change({ when: EVENT_TIMES.find((one) => one === target.value) ?? '' })}
        options={[
          { value: '', label: t.anyDay },
          ...EVENT_TIMES.map((one) => ({ value: one, label: t.times[one] })),
        ]}
      />
      <NativeSelect
        label={t.eventType}
        value={draft.eventType}
        onChange={({ target }) =>
          change({ eventType: EVENT_TYPES.find((one) => one === target.value) ?? '' })
        }
        options={[
          { value: '', label: t.anyEventType },
          ...EVENT_TYPES.map((one) => ({ value: one, label: t.eventTypes[one] })),
        ]}
      />
    </>
  );
}

/** Facts that the campus defines for a hive. */
export function FacetFields(props: FilterFieldProps) {
  const { draft, change } = props;
  const t = useMessages(catalogue);
  const words = useMessages(sharedCatalogue);
  const locale = useLocale();
  return facetsOf(shownHive(props)).map((field) => (
    <NativeSelect
      key={field.id}
      label={localized(field.label, locale)}
      value={facetIn(draft.facets, field.id)}
      onChange={({ target }) => change({ facets: withFacet(draft.facets, field.id, target.value) })}
      options={[{ value: '', label: t.any }, ...choicesOf(field, words, locale)]}
    />
  ));
}

export function CostField({ draft, change }: FilterFieldProps) {
  const t = useMessages(catalogue);
  return (
    <NativeSelect
      label={t.cost}
      value={draft.cost}
      onChange={({ target }) => change({ cost: target.value === 'free' ? 'free' : '' })}
      options={[
        { value: '', label: t.anyCost },
        { value: 'free', label: t.free },
      ]}
    />
  );
}

/** Hive, on a page of all hives. */
export function HiveField({ hive, draft, change }: FilterFieldProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const locale = useLocale();
  return hive === 'all' ? (
    <NativeSelect
      label={t.hive}
      value={draft.hive}
      onChange={({ target }) =>
        change({
          hive: hiveNamesOf(campus).find((one) => one === target.value) ?? '',
          topic: '',
          facets: '',
        })
      }
      options={[
        { value: '', label: t.anyHive },
        ...hiveNamesOf(campus).map((name) => ({
          value: name,
          label: hiveOf(campus, name, locale).title,
        })),
      ]}
    />
  ) : null;
}

export function TopicField({ hive, draft, change }: FilterFieldProps) {
  const t = useMessages(catalogue);
  const names = useMessages(topicNames);
  const topics = topicsFor(hive, draft.hive);
  return topics.length === 0 ? null : (
    <NativeSelect
      label={t.topic}
      value={draft.topic}
      onChange={({ target }) => change({ topic: topics.find((topic) => topic === target.value) ?? '' })}
      options={[
        { value: '', label: t.anyTopic },
        ...topics.map((topic) => ({ value: topic, label: names[topic] })),
      ]}
    />
  );
}

export function ConditionField({ hive, draft, change }: FilterFieldProps) {
  const t = useMessages(catalogue);
  return hive === 'essentials' || (hive === 'all' && ['', 'essentials'].includes(draft.hive)) ? (
    <NativeSelect
      label={t.condition}
      value={draft.condition}
      onChange={({ target }) =>
        change({ condition: CONDITIONS.find((condition) => condition === target.value) ?? '' })
      }
      options={[
        { value: '', label: t.anyCondition },
        ...CONDITIONS.map((condition) => ({ value: condition, label: t.conditions[condition] })),
      ]}
    />
  ) : null;
}

/** University of the poster and age of the listing. */
export function PlaceAndAgeFields({ draft, change }: FilterFieldProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  return (
    <>
      <NativeSelect
        label={t.university}
        value={draft.university}
        onChange={({ target }) => change({ university: target.value })}
        options={[
          { value: '', label: t.anyUniversity },
          ...campus.institutions.map((institution) => ({ value: institution.id, label: institution.name })),
        ]}
      />
      <NativeSelect
        label={t.since}
        value={draft.since}
        onChange={({ target }) =>
          change({ since: AGES.find((listingAge) => listingAge === target.value) ?? '' })
        }
        options={[
          { value: '', label: t.anyTime },
          ...AGES.map((listingAge) => ({ value: listingAge, label: t.ages[listingAge] })),
        ]}
      />
    </>
  );
}
