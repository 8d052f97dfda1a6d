import type { NetworkFirst } from 'workbox-strategies';

type StrategyOptions = NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>;
type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

/** What a strategy hands from one step to the next. */
interface Kept {
  readonly state?: Record<string, unknown> | undefined;
}

/** Where a plugin keeps the server's own words of an outage. */
const OUTAGE = 'outage';
const FIRST_OUTAGE_STATUS = 500;

/**
 * For pages: a server that cannot answer is as a network that is away, so the page that was kept is shown. Where none was, the
 * server's page about its outage is; `otherwise` stands in where not even that came.
 */
export const outagePlugin = (otherwise: () => Promise<Response | undefined>) =>
  ({
    async fetchDidSucceed({ response, state }: Kept & { response: Response }) {
      if (response.status < FIRST_OUTAGE_STATUS) return response;
      if (state) state[OUTAGE] = response;
      throw new Error(`The server answered ${response.status}`);
    },
    async handlerDidError({ state }: Kept) {
      const said: unknown = state?.[OUTAGE];
      return said instanceof Response ? said : otherwise();
    },
  }) satisfies WorkboxPlugin;
