import { knownWord, useMessages, useMoney } from '../../kernel/index.js';
import type { DealState } from './deal-state.js';
import { catalogue } from '../../talk/messages/messages.catalogue.js';

/** Short text for the state of a deal, emphasised when the viewer must act. */
export function DealWords({ state }: { state: DealState }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  switch (state.kind) {
    case 'order':
      return <span>{knownWord(t.deal, state.status)}</span>;
    case 'offer':
      return (
        <span className={state.mine ? 'font-semibold text-warning' : undefined}>
          {t.offerOf(money(state.amount))}
        </span>
      );
    case 'agreed':
      return (
        <span>
          {t.agreedPrice} {money(state.amount)}
        </span>
      );
    default:
      return state satisfies never;
  }
}
