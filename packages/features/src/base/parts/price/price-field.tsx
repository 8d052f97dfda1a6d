import { readPrice } from '@campushive/contract/price-text';
import { TextField, type TextFieldProps } from '@campushive/ui/text-field';
import { useId, useRef } from 'react';
import { useCampus, useMessages, useMoney } from '../../../kernel/index.js';
import { Chip } from '../../../shared/chip.js';
import { catalogue } from './price.catalogue.js';

export interface PriceFieldProps extends Omit<TextFieldProps, 'leading' | 'inputMode' | 'value'> {
  /** Price as typed. */
  typed: string;
  /** Called with plain digits when the typed price is ambiguous and the user picks a meaning. */
  onChoose: (figures: string) => void;
}

/**
 * Field for a price in the campus's currency that accepts common notations. When `1.200` can mean two prices, offers
 * both below the field and changes nothing until one is chosen.
 */
export function PriceField({ typed, onChoose, error, ...field }: PriceFieldProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { currency } = useCampus();
  const root = useRef<HTMLDivElement>(null);
  const questionId = useId();
  const reading = readPrice(typed, currency);
  const amounts = reading.kind === 'unclear' ? reading.amounts : [];
  function choose(amount: number): void {
    onChoose(String(amount));
    // The focused chip disappears with the question, so focus returns to the field.
    root.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={root} className="grid gap-2">
      <TextField
        {...field}
        leading={currency.symbol}
        inputMode="decimal"
        value={typed}
        error={error !== undefined && amounts.length > 0 ? t.choose : error}
      />
      {amounts.length === 0 ? null : (
        <div role="group" aria-labelledby={questionId} className="grid gap-2">
          <p id={questionId} className="text-sm">
            {t.unclear(typed.trim())}
          </p>
          <div className="flex flex-wrap gap-2">
            {amounts.map((amount) => (
              <Chip key={amount} pressed={false} onClick={() => choose(amount)}>
                {money(amount)}
              </Chip>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
