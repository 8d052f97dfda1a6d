import { NumberField, type NumberFieldProps } from '@campushive/ui/number-field';
import { useLanguageTag, useMessages } from '../../../kernel/index.js';
import { catalogue } from './count.catalogue.js';

export interface CountFieldProps extends Omit<
  NumberFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'locale'
> {
  /** Number as the form stores it, empty without one. */
  typed: string;
  /** Called with the digits of the number, or with an empty text. */
  onType: (digits: string) => void;
}

/** Field for a number of things that a form stores as text: tickets, pieces in stock, days. */
export function CountField({ typed, onType, ...field }: CountFieldProps) {
  const t = useMessages(catalogue);
  const number = Number(typed);
  return (
    <NumberField
      {...field}
      locale={useLanguageTag()}
      decreaseLabel={t.less}
      increaseLabel={t.more}
      value={typed.trim() === '' || Number.isNaN(number) ? null : number}
      onValueChange={(value) => onType(value === null ? '' : String(value))}
    />
  );
}

/** Converts the props of a text field of a form to those of a count field. */
export const countField = ({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}) => ({ typed: value, error, onType: (digits: string) => onChange({ target: { value: digits } }) });
