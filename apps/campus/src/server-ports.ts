import { clock } from '@campushive/browser/clock';
import { createNavigation } from '@campushive/browser/navigation';
import type { Client, User } from '@campushive/contract';
import type { Ports, SessionState } from '@campushive/features';
import { hrefOf } from './destinations.js';

const VISITOR: SessionState = { status: 'anonymous' };
const nothing = () => () => undefined;
const refuse = () => Promise.reject(new Error('A page that is being rendered on the server sends nothing'));

export interface ServerWorld {
  readonly client: Client;
  /** Null for a visitor. */
  readonly viewer: User | null;
  /** The path and query that are rendered. */
  readonly url: string;
}

/** The ports of a page that is rendered on the server: it knows its viewer, reads through `client`, and changes nothing. */
export function createServerPorts({ client, viewer, url }: ServerWorld): Ports {
  const state: SessionState = viewer === null ? VISITOR : { status: 'member', user: viewer, offline: false };
  return {
    client,
    session: {
      state: () => state,
      subscribe: nothing,
      signIn: nothing,
      signOut: refuse,
      update: nothing,
    },
    realtime: {
      connection: () => 'idle',
      subscribeConnection: nothing,
      on: nothing,
      sendMessage: refuse,
      join: nothing,
      watch: nothing,
      typing: nothing,
      presence: nothing,
    },
    navigation: {
      ...createNavigation({ href: hrefOf, navigate: nothing }, () => viewer !== null),
      current: () => url,
    },
    clock,
    storage: {
      read: () => null,
      write: () => false,
      isPersistent: () => true,
      subscribe: nothing,
      files: { read: async () => null, write: refuse, remove: refuse, hold: async () => null },
    },
    traffic: { received: () => null, subscribe: nothing },
  };
}
