import type { Stall } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../kernel/index.js';
import { basketOf, linesIn, type Basket, type BasketLine } from '../parts/basket.js';
import { stallAgainQuery, stallQuery } from '../parts/stalls.queries.js';

/** Stall of a checkout with its lines. */
interface StallBasket {
  readonly stall: Stall | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly retry: () => void;
  readonly lines: readonly BasketLine[];
  /** Names of chosen items that are sold out by now, and of items of the earlier order that are sold out or gone. */
  readonly missing: readonly string[];
}

/** Loads the stall of a checkout, and its basket from the address or from an earlier order. */
export function useStallBasket(id: string, basket: Basket, again: string | null): StallBasket {
  const client = useClient();
  const stall = useQuery(stallQuery(client, id));
  const earlier = useQuery({ ...stallAgainQuery(client, again ?? ''), enabled: again !== null });
  const filled = again === null ? basket : basketOf({ lines: earlier.data?.lines ?? [] });
  return {
    stall: stall.data,
    error: stall.error ?? earlier.error,
    isPending: stall.isPending || (again !== null && earlier.isPending),
    retry() {
      void stall.refetch();
      if (again !== null) void earlier.refetch();
    },
    lines: stall.data === undefined ? [] : linesIn(stall.data, filled),
    missing: again === null ? soldOutIn(stall.data, basket) : (earlier.data?.missing ?? []),
  };
}

/** Returns the names of the items of a basket that are sold out. */
const soldOutIn = (stall: Stall | undefined, basket: Basket): string[] =>
  (stall?.items ?? []).flatMap(({ id, name, left }) =>
    left === 0 && basket[id] !== undefined ? [name] : [],
  );
