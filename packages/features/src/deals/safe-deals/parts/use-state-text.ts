import type { SafeDeal } from '@campushive/contract';
import { appointment, useClock, useDateFormat, useMessages } from '../../../kernel/index.js';
import { catalogue } from './safe-deals.catalogue.js';

/** Returns a function for the state of a link in words. */
export function useStateText(): (deal: Pick<SafeDeal, 'state' | 'endsAt'>) => string {
  const t = useMessages(catalogue);
  const now = useClock().now();
  const format = useDateFormat();
  return ({ state, endsAt }) => {
    switch (state) {
      case 'open':
      case 'ended':
        return t.states[state](appointment(endsAt, now, format));
      case 'reserved':
      case 'paid':
      case 'hidden':
        return t.states[state];
      default:
        return state satisfies never;
    }
  };
}
