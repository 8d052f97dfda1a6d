import { CONDITIONS, EVENT_TIMES, EVENT_TYPES } from '@campushive/contract';
import { hiveNamesOf, hiveOf, localized } from '@campushive/contract/campus';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { NativeSelect } from '@campushive/ui/native-select';
import { useId, useState, type FormEvent } from 'react';
import { useCampus, useLocale, useMessages } from '../../../kernel/index.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { PriceField } from '../../../base/parts/price/price-field.js';
import { topicNames } from '../topics/topic-card.js';
import { useFocusFirstError } from '../../../shared/hooks/use-focus-first-error.js';
import { choicesOf, facetIn, facetsOf, withFacet } from './facets.js';
import {
  AGES,
  arePricesCrossed,
  NO_FILTERS,
  topicsFor,
  type FilterScope,
  type ListingFilters,
  type ListingSort,
} from './filters.js';
import { catalogue } from './listing-filters.catalogue.js';
import { priceProblem, withPlainPrices } from './price-filters.js';

interface FilterDialogProps {
  hive: FilterScope;
  open: boolean;
  filters: ListingFilters;
  onOpenChange: (open: boolean) => void;
  onFiltersChange: (change: { filters: ListingFilters }) => void;
}

/** Dialog with all filters of a list, applied together. */
export function FilterDialog({ open, onOpenChange, ...form }: FilterDialogProps) {
  const t = useMessages(catalogue);
  const formId = useId();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={t.filters}
        closeLabel={t.close}
        footer={
          <Button type="submit" form={formId} variant="primary" fullWidth>
            {t.apply}
          </Button>
        }
      >
        {open ? <FilterForm {...form} id={formId} onDone={() => onOpenChange(false)} /> : null}
      </DialogContent>
    </Dialog>
  );
}

type FilterFormProps = Omit<FilterDialogProps, 'open' | 'onOpenChange'> & { id: string; onDone: () => void };

function FilterForm({ id, hive, filters, onFiltersChange, onDone }: FilterFormProps) {
  const t = useMessages(catalogue);
  const names = useMessages(topicNames);
  const campus = useCampus();
  const words = useMessages(sharedCatalogue);
  const locale = useLocale();
  const [draft, setDraft] = useState(filters);
  // Filters from the address may already be invalid.
  const [checked, setChecked] = useState(arePricesCrossed(filters));
  const [form, onTry] = useFocusFirstError(false);
  const change = (part: Partial<ListingFilters>) => setDraft({ ...draft, ...part });
  const errorOf = (price: string) => {
    const problem = priceProblem(price, campus);
    return checked && problem !== null ? t[problem] : undefined;
  };
  const topics = topicsFor(hive, draft.hive);
  const plain = withPlainPrices(draft, campus);
  const crossed = checked && arePricesCrossed(plain) ? t.belowLowest : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    onTry();
    if ([draft.minPrice, draft.maxPrice].some((price) => priceProblem(price, campus) !== null)) return;
    if (arePricesCrossed(plain)) return;
    onFiltersChange({ filters: plain });
    onDone();
  }

  return (
    <form ref={form} id={id} onSubmit={submit} noValidate className="grid gap-4">
      <NativeSelect
        label={t.sort}
        value={draft.sort}
        onChange={({ target }) => change({ sort: SORTS.find((one) => one === target.value) ?? '' })}
        options={[
          { value: '', label: (draft.hive || hive) === 'buzz' ? t.soonest : t.relevance },
          { value: 'newest', label: t.newest },
          { value: 'price-asc', label: t.priceUp },
          { value: 'price-desc', label: t.priceDown },
        ]}
      />
      {(hive === 'all' ? draft.hive : hive) === 'buzz' ? (
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
      ) : null}
      {facetsOf(hive === 'all' ? draft.hive : hive).map((field) => (
        <NativeSelect
          key={field.id}
          label={localized(field.label, locale)}
          value={facetIn(draft.facets, field.id)}
          onChange={({ target }) => change({ facets: withFacet(draft.facets, field.id, target.value) })}
          options={[{ value: '', label: t.any }, ...choicesOf(field, words, locale)]}
        />
      ))}
      <NativeSelect
        label={t.cost}
        value={draft.cost}
        onChange={({ target }) => change({ cost: target.value === 'free' ? 'free' : '' })}
        options={[
          { value: '', label: t.anyCost },
          { value: 'free', label: t.free },
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <PriceField
          label={t.minPrice}
          typed={draft.minPrice}
          onChoose={(minPrice) => change({ minPrice })}
          error={errorOf(draft.minPrice)}
          onChange={({ target }) => change({ minPrice: target.value })}
        />
        <PriceField
          label={t.maxPrice}
          typed={draft.maxPrice}
          onChoose={(maxPrice) => change({ maxPrice })}
          error={errorOf(draft.maxPrice) ?? crossed}
          onChange={({ target }) => change({ maxPrice: target.value })}
        />
      </div>
      {hive === 'all' ? (
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
      ) : null}
      {topics.length === 0 ? null : (
        <NativeSelect
          label={t.topic}
          value={draft.topic}
          onChange={({ target }) => change({ topic: topics.find((one) => one === target.value) ?? '' })}
          options={[
            { value: '', label: t.anyTopic },
            ...topics.map((one) => ({ value: one, label: names[one] })),
          ]}
        />
      )}
      {hive === 'essentials' || (hive === 'all' && ['', 'essentials'].includes(draft.hive)) ? (
        <NativeSelect
          label={t.condition}
          value={draft.condition}
          onChange={({ target }) =>
            change({ condition: CONDITIONS.find((one) => one === target.value) ?? '' })
          }
          options={[
            { value: '', label: t.anyCondition },
            ...CONDITIONS.map((one) => ({ value: one, label: t.conditions[one] })),
          ]}
        />
      ) : null}
      <NativeSelect
        label={t.university}
        value={draft.university}
        onChange={({ target }) => change({ university: target.value })}
        options={[
          { value: '', label: t.anyUniversity },
          ...campus.institutions.map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
      <NativeSelect
        label={t.since}
        value={draft.since}
        onChange={({ target }) => change({ since: AGES.find((one) => one === target.value) ?? '' })}
        options={[
          { value: '', label: t.anyTime },
          ...AGES.map((one) => ({ value: one, label: t.ages[one] })),
        ]}
      />
      <Button variant="ghost" onClick={() => setDraft({ ...NO_FILTERS, q: draft.q })}>
        {t.clearFilters}
      </Button>
    </form>
  );
}

const SORTS: readonly ListingSort[] = ['newest', 'soonest', 'price-asc', 'price-desc', 'relevance'];
