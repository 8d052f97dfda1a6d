import { type InMemoryCalls, type State } from './state.js';

type PushCalls = InMemoryCalls<'push.key' | 'push.subscribe' | 'push.unsubscribe'>;

/** Public key in the server's format. Its private key is unknown. */
const PUBLIC_KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/** In-memory calls for push subscriptions, which are stored and never used. */
export function pushCalls(state: State): PushCalls {
  return {
    'push.key': () => ({ data: { publicKey: PUBLIC_KEY } }),
    'push.subscribe'({ endpoint }, me) {
      state.pushTargets.set(endpoint, me);
      return {};
    },
    'push.unsubscribe'({ endpoint }, me) {
      if (state.pushTargets.get(endpoint) === me) state.pushTargets.delete(endpoint);
      return {};
    },
  };
}
