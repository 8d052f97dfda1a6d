import { clock } from '@campushive/browser/clock';
import { createNavigation } from '@campushive/browser/navigation';
import type { Ports } from '@campushive/features';
import type { Query } from '@tanstack/react-query';
import { hrefOf } from './routes.js';

const VISITOR = { status: 'anonymous' } as const;
const nothing = () => () => undefined;
/** Where pages are drawn without a browser: nobody is signed in, and nothing happens. */
export const visitor: Omit<Ports, 'client'> = {
  session: {
    state: () => VISITOR,
    drawnFor: VISITOR,
    subscribe: nothing,
    signIn: nothing,
    signOut: async () => undefined,
    update: nothing,
    notes: { read: () => null, write: nothing },
  },
  realtime: {
    connection: () => 'idle',
    subscribeConnection: nothing,
    on: nothing,
    sendMessage: () => Promise.reject(new Error('Nobody writes on a page that is only drawn')),
    join: nothing,
    watch: nothing,
    typing: nothing,
    presence: nothing,
  },
  navigation: createNavigation({ href: hrefOf, navigate: nothing }, () => false),
  clock,
};

/** Whether something on the page waits for its answer. */
export const isOpen = ({ state, options }: Query): boolean =>
  state.status === 'pending' && !('enabled' in options && options.enabled === false);
