import { type FocusEvent, type ReactElement, useState } from 'react';
import { readNumber } from '../number-field/read-number.js';
import { formatCedis } from '../price/format-cedis.js';
import { TextControl, type TextControlProps } from '../text-field/text-control.js';

/** Props of {@link MoneyField}: those of an input, which they and `ref` reach; `className` places the field. */
export interface MoneyFieldProps extends Omit<
  TextControlProps,
  'type' | 'leading' | 'value' | 'defaultValue' | 'inputMode'
> {
  /** Controls it: whole pesewas, so that no sum is off by a rounding; `null` is nothing or no amount. */
  value?: number | null;
  /** Default `null`. */
  defaultValue?: number | null;
  /** Is told of the amount in pesewas; null while there is none. */
  onValueChange?: (change: { value: number | null }) => void;
  /** Grouping and decimals follow it. Default `en`. */
  locale?: string;
}

/** An amount in cedis. It is typed freely, and written out with two decimals when the field is left. */
export function MoneyField({
  value,
  defaultValue = null,
  onValueChange,
  locale = 'en',
  onChange,
  onBlur,
  ...rest
}: MoneyFieldProps): ReactElement {
  const [draft, setDraft] = useState(() => writePesewas(value ?? defaultValue, locale));
  const text = value === undefined || readPesewas(draft) === value ? draft : writePesewas(value, locale);
  const pesewas = readPesewas(text);

  function leave(event: FocusEvent<HTMLInputElement>): void {
    if (pesewas !== null) setDraft(writePesewas(pesewas, locale));
    onBlur?.(event);
  }

  return (
    <TextControl
      autoComplete="off"
      {...rest}
      slot="money-field"
      leading="₵"
      inputMode="decimal"
      value={text}
      onChange={(event) => {
        const next = readPesewas(event.target.value);
        setDraft(event.target.value);
        if (next !== pesewas) onValueChange?.({ value: next });
        onChange?.(event);
      }}
      onBlur={leave}
    />
  );
}

/** Pesewas of what is typed; nothing for what is no amount, or has parts of a pesewa. */
export function readPesewas(text: string): number | null {
  const cedis = readNumber(text);
  if (cedis === null || cedis < 0) return null;
  const pesewas = Math.round(cedis * 100);
  return Math.abs(pesewas - cedis * 100) < 1e-6 * Math.max(1, pesewas) ? pesewas : null;
}

/** An amount as the field writes it: `2,450.00`, without the sign that stands before the text. */
export function writePesewas(pesewas: number | null, locale: string): string {
  return pesewas === null ? '' : formatCedis(pesewas / 100, { locale, freeLabel: '₵0.00' }).replace('₵', '');
}
