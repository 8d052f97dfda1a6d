import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';

import type { TypedRow } from './typed-rows.js';
import type { FormValues } from '../values/form-values.js';

/** Props for a field of a row. */
interface RowField {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
}

/** Converts a row's field to the props of a price field. */
export const priceField = ({ value, error, onChange }: RowField) => ({
  typed: value,
  error,
  onChange,
  onChoose: (figures: string) => onChange({ target: { value: figures } }),
});

export interface RowsControlProps<Name extends string> {
  form: UseFormReturn<FormValues>;
  /** Form field that holds the rows. */
  name: 'packages' | 'ticketKinds';
  error: string | undefined;
  /** Functions that read and write the rows. */
  texts: {
    read(value: unknown): readonly Row<Name>[];
    write(rows: readonly Row<Name>[]): string;
  };
  most: number;
  /** Content above the rows. */
  intro?: ReactNode;
  addLabel: (count: number) => string;
  /** Returns the new rows, after one is added to these. */
  onAdd: (rows: readonly Row<Name>[]) => readonly Row<Name>[];
  legend: (number: number) => string;
  removeLabel: (number: number) => string;
  /** Renders the fields of a row. */
  fields: (field: (name: Name) => RowField) => ReactNode;
}

type Row<Name extends string> = TypedRow & Readonly<Record<Name, string>>;

/**
 * Rows of fields that can be added and removed, such as kinds of tickets or packages. Without rows, shows a secondary
 * button.
 */
export function RowsControl<Name extends string>(props: RowsControlProps<Name>) {
  const { form, name, error, texts, most, intro, addLabel, onAdd, legend, removeLabel, fields } = props;
  const {
    field: { value, onChange, ref },
    fieldState: { error: wrong },
  } = useController({ control: form.control, name });
  const rows = texts.read(value);
  // Path of the row and field with the error.
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
        // Rows are identified by their index; removing one also removes its text.
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
