import { isMissing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { screen, useClient, useRealtime } from '../../../kernel/index.js';
import type { Basket } from '../parts/basket.js';
import { stallQuery } from '../parts/stalls.queries.js';
import { StallView, type StallState } from './stall-view.js';

/** Stall and basket, which the host stores in its address. */
export interface StallScreenProps {
  /** Id of the stall. */
  id: string;
  basket: Basket;
  onBasketChange: (change: { basket: Basket }) => void;
}

/** Page of a stall: its price list and the viewer's basket. */
export const StallScreen = screen(function StallScreen({ id, basket, onBasketChange }: StallScreenProps) {
  const realtime = useRealtime();
  const query = useQuery(stallQuery(useClient(), id));
  useEffect(() => realtime.watch(id), [realtime, id]);
  return <StallView state={stateOf()} basket={basket} onBasketChange={onBasketChange} />;

  function stateOf(): StallState {
    if (query.data !== undefined) return { status: 'ready', stall: query.data };
    if (query.isPending) return { status: 'loading' };
    if (isMissing(query.error)) return { status: 'missing' };
    return { status: 'failed', retry: () => void query.refetch() };
  }
});
