import { MAX_KIND_NAME, MAX_TICKET_KINDS } from '@campushive/contract';
import { TextField } from '@campushive/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../kernel/index.js';
import { CountField, countField } from '../../../base/parts/count/count-field.js';
import { DayField } from '../../../base/parts/days/day-field.js';
import { PriceField } from '../../../base/parts/price/price-field.js';

import { kindTexts, NEW_ROW } from './kind-rows.js';
import { catalogue } from '../listing-form.catalogue.js';
import { priceField, RowsControl } from './rows-control.js';
import type { FormValues } from '../values/form-values.js';

interface KindsControlProps {
  error: string | undefined;
  form: UseFormReturn<FormValues>;
}

/**
 * Kinds of tickets, which replace the single price. Initially a secondary button. The first two kinds start with the
 * typed price and capacity.
 */
export function KindsControl({ error, form }: KindsControlProps) {
  const t = useMessages(catalogue);
  return (
    <RowsControl
      {...{ form, error }}
      name="ticketKinds"
      texts={kindTexts}
      most={MAX_TICKET_KINDS}
      addLabel={() => t.addKind}
      onAdd={(rows) => {
        if (rows.length > 0) return [...rows, NEW_ROW];
        const [price, quota] = form.getValues(['price', 'capacity']).map((value) => String(value ?? ''));
        return [{ ...NEW_ROW, name: t.kindRegular, price: price ?? '', quota: quota ?? '' }, NEW_ROW];
      }}
      legend={t.kindNumber}
      removeLabel={t.removeKind}
      fields={(field) => (
        <>
          <TextField
            label={t.kindName}
            placeholder={t.kindExample}
            maxLength={MAX_KIND_NAME}
            {...field('name')}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <PriceField label={t.kindPrice} {...priceField(field('price'))} />
            <CountField label={t.kindQuota} min={1} {...countField(field('quota'))} />
          </div>
          <DayField label={`${t.kindLastDay} (${t.optional})`} {...field('lastDay')} />
        </>
      )}
    />
  );
}
