import type { NetworkFirst } from 'workbox-strategies';

type StrategyOptions = NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>;
type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

/** State that a strategy passes between its steps. */
interface StrategyState {
  readonly state?: Record<string, unknown> | undefined;
}

/** Key of the state that holds the server's response about its outage. */
const OUTAGE = 'outage';
const FIRST_OUTAGE_STATUS = 500;

/**
 * Treats a server error on a page request like a missing network, so that the cached page is shown. Without one, shows the server's
 * response about its outage, or `otherwise()` where there is no response.
 */
export const outagePlugin = (otherwise: () => Promise<Response | undefined>) =>
  ({
    async fetchDidSucceed({ response, state }: StrategyState & { response: Response }) {
      if (response.status < FIRST_OUTAGE_STATUS) return response;
      if (state) state[OUTAGE] = response;
      throw new Error(`The server answered ${response.status}`);
    },
    async handlerDidError({ state }: StrategyState) {
      const said: unknown = state?.[OUTAGE];
      return said instanceof Response ? said : otherwise();
    },
  }) satisfies WorkboxPlugin;
