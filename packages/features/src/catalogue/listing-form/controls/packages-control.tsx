import { MAX_KIND_NAME, MAX_PACKAGE_TEXT, MAX_PACKAGES } from '@campushive/contract';
import { TextField } from '@campushive/ui/text-field';
import { Textarea } from '@campushive/ui/textarea';
import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../kernel/index.js';
import { CountField, countField } from '../../../base/parts/count/count-field.js';
import { PriceField } from '../../../base/parts/price/price-field.js';

import { catalogue } from '../listing-form.catalogue.js';
import { NEW_PACKAGE, packageTexts } from './package-rows.js';
import { priceField, RowsControl } from './rows-control.js';
import type { FormValues } from '../values/form-values.js';

interface PackagesControlProps {
  error: string | undefined;
  form: UseFormReturn<FormValues>;
}

/**
 * Packages of a service, which replace the price and deadline of a task. Initially a secondary button. The first
 * package starts with the typed price.
 */
export function PackagesControl({ error, form }: PackagesControlProps) {
  const t = useMessages(catalogue);
  return (
    <RowsControl
      {...{ form, error }}
      name="packages"
      texts={packageTexts}
      most={MAX_PACKAGES}
      intro={<p className="text-sm text-fg-muted">{t.packagesText}</p>}
      addLabel={(count) => (count === 0 ? t.offerService : t.addPackage)}
      onAdd={(rows) => {
        const price = rows.length === 0 ? String(form.getValues('price') ?? '') : '';
        return [...rows, { ...NEW_PACKAGE, name: t.packageNameAt(rows.length), price }];
      }}
      legend={t.packageNumber}
      removeLabel={t.removePackage}
      fields={(field) => (
        <>
          <TextField label={t.packageName} maxLength={MAX_KIND_NAME} {...field('name')} />
          <Textarea
            label={t.packageIncludes}
            placeholder={t.packageExample}
            rows={3}
            maxLength={MAX_PACKAGE_TEXT}
            {...field('includes')}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <PriceField label={t.packagePrice} {...priceField(field('price'))} />
            <CountField label={t.packageDays} min={1} {...countField(field('days'))} />
          </div>
        </>
      )}
    />
  );
}
