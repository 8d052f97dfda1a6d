import type { Client } from '@campushive/contract';
import { broken, offline } from './failures.js';
import { withLongWords } from './long-words.js';

/** Network state of a story. `silent`: no response. `slow`: a late response. `broken`: a server error. */
export type Network = 'silent' | 'slow' | 'broken' | 'offline';
/** Lengths of a story's texts. `long` uses the longest allowed inputs. */
export type Words = 'usual' | 'long';

/** Delay of a slow response in ms, long enough to see the loading state. */
const LATE = { story: 800, toolbar: 2_000 };

/** Returns the selection in Storybook's toolbar. Undefined elsewhere. */
const chosenInToolbar = (choice: 'network' | 'words') =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset[choice];

/** Returns whether texts are long, by the story or else by the toolbar. */
export const isLong = (words: Words | undefined) => (words ?? chosenInToolbar('words')) === 'long';

/** Applies the network state before a call. The toolbar can slow down a story. */
async function delayRequest(network: Network | undefined): Promise<void> {
  switch (network) {
    case 'silent':
      return new Promise(() => undefined);
    case 'broken':
      throw broken();
    case 'offline':
      throw offline();
    case 'slow':
      return new Promise((resolve) => setTimeout(resolve, LATE.story));
    case undefined:
      return chosenInToolbar('network') === 'slow'
        ? new Promise((resolve) => setTimeout(resolve, LATE.toolbar))
        : undefined;
    default:
      return network satisfies never;
  }
}

/** Returns a client whose calls go through the story's network and return texts of its length. */
export function overNetwork(
  { network, words }: { readonly network?: Network | undefined; readonly words?: Words | undefined },
  client: Client,
): Client {
  const group = (calls: object) =>
    new Proxy(
      {},
      {
        get(_, name) {
          const call: unknown = Reflect.get(calls, name);
          if (typeof call !== 'function') return call;
          return async (...input: unknown[]) => {
            await delayRequest(network);
            const answer: unknown = await Reflect.apply(call, calls, input);
            return isLong(words) ? withLongWords(answer) : answer;
          };
        },
      },
    );
  return new Proxy({} as Client, { get: (_, name) => group(Reflect.get(client, name) as object) });
}
