import type { Client, User } from '@campushive/contract';
import type { Ports, SessionState } from '@campushive/features';
import { clock } from '../clock/clock.js';
import { createNavigation, type CampusRouter } from '../navigation/navigation.js';

const VISITOR: SessionState = { status: 'anonymous' };
const nothing = () => () => undefined;
const refuse = () => Promise.reject(new Error('A page that is being rendered on the server sends nothing.'));

/** Viewer, page and client of a page that a server renders. */
export interface ServerPortsOptions {
  /** Reads with the viewer's permissions. Screens request nothing while they render: a page prefetches with it. */
  readonly client: Client;
  /** Null for a visitor. */
  readonly viewer: User | null;
  /** Path and query of the rendered page. */
  readonly url: string;
  /** Returns URLs. A rendered page cannot navigate. */
  readonly router: Pick<CampusRouter, 'href'>;
  /** True when the browser's ports have a reader, so that both render the same. Default: false. */
  readonly reads?: boolean;
}

/** Creates the ports of a page that is rendered on a server. They know the viewer, read through `client`, and change nothing. */
export function createServerPorts({ client, viewer, url, router, reads = false }: ServerPortsOptions): Ports {
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
      ...createNavigation({ href: router.href, navigate: nothing }, () => viewer !== null),
      current: () => url,
    },
    clock,
    storage: {
      read: () => null,
      write: () => false,
      isPersistent: () => true,
      subscribe: nothing,
      subscribeOtherPages: nothing,
      updateOfflineCopy: nothing,
      files: { read: async () => null, write: refuse, remove: refuse, hold: async () => null },
    },
    traffic: { received: () => null, subscribe: nothing },
    passkeys: {
      supported: () => true,
      autofills: async () => false,
      create: refuse,
      use: refuse,
      cancel: () => undefined,
    },
    device: {
      copy: refuse,
      share: refuse,
      address: (path) => path,
      sheet: { supported: () => false, canShareFiles: () => false, open: async () => 'failed' },
      camera: { supported: () => false, open: refuse },
      push: {
        permission: () => 'unsupported',
        askPermission: refuse,
        target: async () => null,
        subscribe: refuse,
        unsubscribe: refuse,
      },
    },
    ...(reads && { reader: { open: refuse, forget: refuse } }),
  };
}
