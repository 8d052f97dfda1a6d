import { createPaystackHttp } from '../../platform/paystack/paystack-http.js';
import type { PaystackAccess } from '../../platform/paystack/http-context.js';
import { balances } from '../../platform/paystack/books-calls.js';
import type { World } from './facts.js';

/** Answer of the provider to the request for its balances. */
export interface BalanceAnswer {
  /** Time in ms by which this machine's clock is ahead of the provider's; undefined without a date in the answer. */
  readonly ahead: number | undefined;
  /** Balances in minor units by currency; undefined when the provider refused or did not answer. */
  readonly balances: ReadonlyMap<string, number> | undefined;
  /** Reason why there are no balances. */
  readonly error: unknown;
}

/** Timeout of the request in ms: below that of a check. */
const TIMEOUT = 15_000;
/** The header has whole seconds. Its moment lies half a second later on average. */
const HALF_A_SECOND = 500;

/** Asks the provider for its balances and compares the clocks. Never rejects. */
export async function requestBalance(
  provider: Pick<PaystackAccess, 'baseUrl' | 'secretKey'>,
  { fetch, now }: Pick<World, 'fetch' | 'now'>,
): Promise<BalanceAnswer> {
  let ahead: number | undefined;
  const http = createPaystackHttp({
    ...provider,
    timeout: TIMEOUT,
    fetch: async (url, init) => {
      const before = now().getTime();
      const response = await fetch(url, init);
      const providerTime = Date.parse(response.headers.get('date') ?? '') + HALF_A_SECOND;
      const localTime = (before + now().getTime()) / 2;
      if (!Number.isNaN(providerTime)) ahead = localTime - providerTime;
      return response;
    },
  });
  try {
    const found = (await http.find('/balance', balances)) ?? [];
    const amounts = new Map(found.map(({ currency, balance }) => [currency, balance]));
    return { ahead, balances: amounts, error: undefined };
  } catch (error) {
    return { ahead, balances: undefined, error };
  }
}
