import { MAX_KIND_NAME, MAX_TICKET_KINDS } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useCampus, useMessages } from '../kernel/index.js';
import type { FormValues } from './form-fields.js';
import { NEW_ROW, readRows, writeRows, type KindRow } from './kind-rows.js';
import { catalogue } from './listing-form.catalogue.js';

interface KindsControlProps {
  error: string | undefined;
  form: UseFormReturn<FormValues>;
}

/**
 * Kinds of tickets instead of one price. An organiser with one price sees one quiet button. The first two begin with what was typed as
 * price and capacity.
 */
export function KindsControl({ error, form }: KindsControlProps) {
  const t = useMessages(catalogue);
  const {
    field: { value: typed, onChange, ref },
    fieldState: { error: wrong },
  } = useController({ control: form.control, name: 'ticketKinds' });
  const rows = readRows(typed);
  // The row and its field that are at fault.
  const at = wrong?.types?.['at'];
  const put = (next: readonly KindRow[]) => {
    form.clearErrors('ticketKinds');
    onChange(writeRows(next));
  };
  const add = () => {
    if (rows.length > 0) return put([...rows, NEW_ROW]);
    const [price, quota] = form.getValues(['price', 'capacity']).map((value) => String(value ?? ''));
    put([{ ...NEW_ROW, name: t.kindRegular, price: price ?? '', quota: quota ?? '' }, NEW_ROW]);
  };
  const isOfRow = typeof at === 'string' && at.startsWith('ticketKinds.');
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-4 outline-none">
      {rows.map((row, index) => (
        <KindFields
          // Rows have no identity of their own but their place; a removed one takes what was typed with it.
          key={`${row.id ?? ''}${index}`}
          row={row}
          number={index + 1}
          errorOf={(name) => (at === `ticketKinds.${index}.${name}` ? error : undefined)}
          onChange={(change) =>
            put(rows.map((one, place) => (place === index ? { ...one, ...change } : one)))
          }
          onRemove={() => put(rows.filter((_, place) => place !== index))}
        />
      ))}
      {isOfRow || error === undefined ? null : <Alert tone="danger">{error}</Alert>}
      {rows.length >= MAX_TICKET_KINDS ? null : (
        <Button
          variant="ghost"
          className="-mx-3 self-start justify-self-start"
          leading={<Plus aria-hidden="true" />}
          onClick={add}
        >
          {t.addKind}
        </Button>
      )}
    </div>
  );
}

interface KindFieldsProps {
  row: KindRow;
  number: number;
  errorOf: (name: keyof KindRow) => string | undefined;
  onChange: (change: Partial<KindRow>) => void;
  onRemove: () => void;
}

function KindFields({ row, number, errorOf, onChange, onRemove }: KindFieldsProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const field = (name: 'name' | 'price' | 'quota' | 'lastDay') => ({
    value: row[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-bold">{t.kindNumber(number)}</legend>
      <TextField
        label={t.kindName}
        placeholder={t.kindExample}
        maxLength={MAX_KIND_NAME}
        {...field('name')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t.kindPrice}
          leading={campus.currency.symbol}
          inputMode="decimal"
          {...field('price')}
        />
        <TextField label={t.kindQuota} inputMode="numeric" {...field('quota')} />
      </div>
      <TextField label={`${t.kindLastDay} (${t.optional})`} type="date" {...field('lastDay')} />
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        leading={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      >
        {t.removeKind(number)}
      </Button>
    </fieldset>
  );
}
