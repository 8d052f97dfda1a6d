import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { useId, useState, type FormEvent } from 'react';
import { useCampus, useMessages } from '../../../kernel/index.js';
import { PriceField } from '../../../base/parts/price/price-field.js';
import { useFocusFirstError } from '../../../shared/hooks/use-focus-first-error.js';
import { arePricesCrossed, NO_FILTERS, type FilterScope, type ListingFilters } from './filters.js';
import { catalogue } from './listing-filters.catalogue.js';
import { priceProblem, withPlainPrices } from './price-filters.js';
import {
  ConditionField,
  CostField,
  EventFields,
  FacetFields,
  HiveField,
  PlaceAndAgeFields,
  SortField,
  TopicField,
} from './filter-fields.js';

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
  const campus = useCampus();
  const [draft, setDraft] = useState(filters);
  // Filters from the address may already be invalid.
  const [checked, setChecked] = useState(arePricesCrossed(filters));
  const [form, onTry] = useFocusFirstError(false);
  const change = (part: Partial<ListingFilters>) => setDraft({ ...draft, ...part });
  const errorOf = (price: string) => {
    const problem = priceProblem(price, campus);
    return checked && problem !== null ? t[problem] : undefined;
  };
  const plain = withPlainPrices(draft, campus);
  const fields = { hive, draft, change };
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
      <SortField {...fields} />
      <EventFields {...fields} />
      <FacetFields {...fields} />
      <CostField {...fields} />
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
      <HiveField {...fields} />
      <TopicField {...fields} />
      <ConditionField {...fields} />
      <PlaceAndAgeFields {...fields} />
      <Button variant="ghost" onClick={() => setDraft({ ...NO_FILTERS, q: draft.q })}>
        {t.clearFilters}
      </Button>
    </form>
  );
}
