import { MAX_KIND_NAME, MAX_PACKAGE_TEXT, MAX_PACKAGES } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { Textarea } from '@campushive/ui/textarea';
import { Plus, Trash2 } from 'lucide-react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useCampus, useMessages } from '../kernel/index.js';
import type { FormValues } from './form-fields.js';
import { catalogue } from './listing-form.catalogue.js';
import { NEW_PACKAGE, readPackages, writePackages, type PackageRow } from './package-rows.js';

interface PackagesControlProps {
  error: string | undefined;
  form: UseFormReturn<FormValues>;
}

/**
 * Packages of a service, instead of the price and the last day of a task. Who posts a task sees one quiet button. The first begins with
 * what was typed as price.
 */
export function PackagesControl({ error, form }: PackagesControlProps) {
  const t = useMessages(catalogue);
  const {
    field: { value: typed, onChange, ref },
    fieldState: { error: wrong },
  } = useController({ control: form.control, name: 'packages' });
  const rows = readPackages(typed);
  // The row and its field that are at fault.
  const at = wrong?.types?.['at'];
  const put = (next: readonly PackageRow[]) => {
    form.clearErrors('packages');
    onChange(writePackages(next));
  };
  const add = () => {
    const name = t.packageNameAt(rows.length);
    const price = rows.length === 0 ? String(form.getValues('price') ?? '') : '';
    put([...rows, { ...NEW_PACKAGE, name, price }]);
  };
  const isOfRow = typeof at === 'string' && at.startsWith('packages.');
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-4 outline-none">
      {rows.length === 0 ? null : <p className="text-sm text-fg-muted">{t.packagesText}</p>}
      {rows.map((row, index) => (
        <PackageFields
          // Rows have no identity of their own but their place; a removed one takes what was typed with it.
          key={`${row.id ?? ''}${index}`}
          row={row}
          number={index + 1}
          errorOf={(name) => (at === `packages.${index}.${name}` ? error : undefined)}
          onChange={(change) =>
            put(rows.map((one, place) => (place === index ? { ...one, ...change } : one)))
          }
          onRemove={() => put(rows.filter((_, place) => place !== index))}
        />
      ))}
      {isOfRow || error === undefined ? null : <Alert tone="danger">{error}</Alert>}
      {rows.length >= MAX_PACKAGES ? null : (
        <Button
          variant="ghost"
          className="-mx-3 self-start justify-self-start"
          leading={<Plus aria-hidden="true" />}
          onClick={add}
        >
          {rows.length === 0 ? t.offerService : t.addPackage}
        </Button>
      )}
    </div>
  );
}

interface PackageFieldsProps {
  row: PackageRow;
  number: number;
  errorOf: (name: keyof PackageRow) => string | undefined;
  onChange: (change: Partial<PackageRow>) => void;
  onRemove: () => void;
}

function PackageFields({ row, number, errorOf, onChange, onRemove }: PackageFieldsProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const field = (name: 'name' | 'includes' | 'price' | 'days') => ({
    value: row[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-bold">{t.packageNumber(number)}</legend>
      <TextField label={t.packageName} maxLength={MAX_KIND_NAME} {...field('name')} />
      <Textarea
        label={t.packageIncludes}
        placeholder={t.packageExample}
        rows={3}
        maxLength={MAX_PACKAGE_TEXT}
        {...field('includes')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t.packagePrice}
          leading={campus.currency.symbol}
          inputMode="decimal"
          {...field('price')}
        />
        <TextField label={t.packageDays} inputMode="numeric" {...field('days')} />
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        leading={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      >
        {t.removePackage(number)}
      </Button>
    </fieldset>
  );
}
