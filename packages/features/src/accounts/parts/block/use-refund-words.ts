import type { OpenOrder } from '@campushive/contract';
import { useMessages, useMinorUnits, useMoney } from '../../../kernel/index.js';
import { catalogue } from './block.catalogue.js';

/** Returns texts about refunding all open orders. They differ by the side that paid. */
export function useRefundWords() {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { toMajor, toMinor } = useMinorUnits();
  return (orders: readonly OpenOrder[], name: string): string => {
    const total = money(toMajor(orders.reduce((sum, { amount }) => sum + toMinor(amount), 0)));
    if (orders.every(({ role }) => role === 'buyer')) return t.youGet(total);
    return orders.every(({ role }) => role === 'seller') ? t.theyGet(name, total) : t.payersGet;
  };
}
