import type { KindState } from '@campushive/contract/entities/event';
import { RadioGroup } from '@campushive/ui/radio-group';
import { longDay, useLanguageTag, useMessages, useMoney } from '../kernel/index.js';
import { catalogue } from './events.catalogue.js';

interface KindChoiceProps {
  kinds: readonly KindState[];
  /** The id of the chosen one; null before one is chosen. */
  value: string | null;
  /** What is wrong with the choice. */
  error?: string | undefined;
  onValueChange: (id: string) => void;
}

/** The kinds of an event's tickets. One that cannot be had says why. */
export function KindChoice({ kinds, value, error, onValueChange }: KindChoiceProps) {
  const t = useMessages(catalogue);
  const describe = useKindText();
  const money = useMoney();
  return (
    <RadioGroup
      legend={t.kindLegend}
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

/** Why a kind cannot be had, or how much of it is left and until when it is sold. */
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
