import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { FormValues } from './form-fields.js';
import type { TypedRow } from './typed-rows.js';

/** What a field of a row takes. */
interface RowField {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
}

/** The field of a row as a price takes it. */
export const priceField = ({ value, error, onChange }: RowField) => ({
  typed: value,
  error,
  onChange,
  onChoose: (figures: string) => onChange({ target: { value: figures } }),
});

export interface RowsControlProps<Name extends string> {
  form: UseFormReturn<FormValues>;
  /** The field of the form that holds the rows. */
  name: 'packages' | 'ticketKinds';
  error: string | undefined;
  /** Reads the rows, and writes them back. */
  texts: {
    read(value: unknown): readonly Row<Name>[];
    write(rows: readonly Row<Name>[]): string;
  };
  most: number;
  /** Stands above the rows. */
  intro?: ReactNode;
  addLabel: (count: number) => string;
  /** The rows that come after these when one more is wanted. */
  onAdd: (rows: readonly Row<Name>[]) => readonly Row<Name>[];
  legend: (number: number) => string;
  removeLabel: (number: number) => string;
  /** The fields of one row. */
  fields: (field: (name: Name) => RowField) => ReactNode;
}

type Row<Name extends string> = TypedRow & Readonly<Record<Name, string>>;

/** Rows of fields that are added and removed: kinds of tickets, packages of a service. Without any there is one quiet button. */
export function RowsControl<Name extends string>(props: RowsControlProps<Name>) {
  const { form, name, error, texts, most, intro, addLabel, onAdd, legend, removeLabel, fields } = props;
  const {
    field: { value, onChange, ref },
    fieldState: { error: wrong },
  } = useController({ control: form.control, name });
  const rows = texts.read(value);
  // The row and its field that are at fault.
  const at = wrong?.types?.['at'];
  const put = (next: readonly Row<Name>[]) => {
    form.clearErrors(name);
    onChange(texts.write(next));
  };
  const fieldOf = (row: Row<Name>, index: number) => (of: Name) => ({
    value: row[of],
    error: at === `${name}.${index}.${of}` ? error : undefined,
    onChange: (event: { target: { value: string } }) =>
      put(rows.map((one, place) => (place === index ? { ...one, [of]: event.target.value } : one))),
  });
  const isOfRow = typeof at === 'string' && at.startsWith(`${name}.`);
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-4 outline-none">
      {rows.length === 0 ? null : intro}
      {rows.map((row, index) => (
        // Rows have no identity of their own but their place; a removed one takes what was typed with it.
        <fieldset key={`${row.id ?? ''}${index}`} className="grid gap-3 rounded-card border border-line p-4">
          <legend className="px-1 font-bold">{legend(index + 1)}</legend>
          {fields(fieldOf(row, index))}
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start"
            leading={<Trash2 aria-hidden="true" />}
            onClick={() => put(rows.filter((_, place) => place !== index))}
          >
            {removeLabel(index + 1)}
          </Button>
        </fieldset>
      ))}
      {isOfRow || error === undefined ? null : <Alert tone="danger">{error}</Alert>}
      {rows.length >= most ? null : (
        <Button
          variant="ghost"
          className="-mx-3 self-start justify-self-start"
          leading={<Plus aria-hidden="true" />}
          onClick={() => put(onAdd(rows))}
        >
          {addLabel(rows.length)}
        </Button>
      )}
    </div>
  );
}
