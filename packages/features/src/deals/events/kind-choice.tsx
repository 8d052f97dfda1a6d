import type { KindState } from '@campushive/contract/entities/event';
import { RadioGroup } from '@campushive/ui/radio-group';
import { longDay, useLanguageTag, useMessages, useMoney } from '../../kernel/index.js';
import { catalogue } from './events.catalogue.js';

interface KindChoiceProps {
  kinds: readonly KindState[];
  /** Id of the chosen kind; null before the choice. */
  value: string | null;
  /** Error of the choice. */
  error?: string | undefined;
  onValueChange: (id: string) => void;
}

/** Choice among the kinds of an event's tickets. Unavailable kinds show the reason. */
export function KindChoice({ kinds, value, error, onValueChange }: KindChoiceProps) {
  const t = useMessages(catalogue);
  const describe = useKindText();
  const money = useMoney();
  return (
    <RadioGroup
      label={t.kindLegend}
      name="ticket-kind"
      value={value ?? ''}
      error={error}
      onValueChange={onValueChange}
      options={kinds.map((kind) => ({
        value: kind.id,
        label: (
          <span className="flex flex-wrap justify-between gap-x-3">
            <span dir="auto">{kind.name}</span>
            <span className="tabular-nums">{kind.price === 0 ? t.kindFree : money(kind.price)}</span>
          </span>
        ),
        description: describe(kind),
        disabled: kind.sale !== 'open',
      }))}
    />
  );
}

/**
 * Returns a formatter for a kind's state: the reason why it is unavailable, or its remaining tickets and the end of its
 * sale.
 */
export function useKindText(): (kind: KindState) => string {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  return ({ sale, placesLeft, lastDay }) => {
    const day = lastDay === null ? null : longDay(lastDay, tag);
    switch (sale) {
      case 'sold_out':
        return t.soldOut;
      case 'over':
        return t.kindOver(day ?? '');
      case 'open':
        return day === null ? t.kindLeft(placesLeft) : `${t.kindLeft(placesLeft)}, ${t.kindUntil(day)}`;
      default:
        return sale satisfies never;
    }
  };
}
