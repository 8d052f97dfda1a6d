import { useCallback } from 'react';
import { useOwnActionDone } from '../../../kernel/index.js';

/** Refetches everything that shows an offer: its conversation, its listing and the student's open tasks. */
export function useOfferRefresh(): () => Promise<unknown> {
  const done = useOwnActionDone();
  return useCallback(() => done('offerChanged'), [done]);
}
