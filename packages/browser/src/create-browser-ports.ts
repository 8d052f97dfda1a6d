import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { createClient, type Transport } from '@campushive/contract/client';
import type { Ports, ReaderPort } from '@campushive/features';
import { clock as deviceClock, createServerClock } from './clock/clock.js';
import { createDevice } from './device/device.js';
import { createDraftFileStore, deleteDraftFiles } from './drafts/draft-file-store.js';
import { createBackHolds } from './navigation/back-holds.js';
import { createNavigation, type CampusRouter } from './navigation/navigation.js';
import { createPasskeys } from './passkeys/passkeys.js';
import { createPreferences, type PreferencesStore } from './preferences/preferences.js';
import { createRealtime, type BrowserRealtime, type RealtimeOptions } from './realtime/realtime.js';
import { received } from './device/received.js';
import { deleteCachedFiles, cachedFilesName } from './reader/delete-cached-files.js';
import type { ReaderOptions } from './reader/create-reader.js';
import { forgetAnswers } from './service-worker/forget-answers.js';
import { updateOfflineCopy } from './service-worker/update-offline-copy.js';
import { createSession, type BrowserSession } from './session/session.js';
import { createDeviceStorage, forgetPersonalKeys } from './storage/device-storage.js';
import { createKeyStore } from './storage/key-store.js';
import { createCatchUp } from './transport/catch-up.js';
import { createTraffic } from './traffic/traffic.js';
import { createTransport } from './transport/transport.js';

/** API, campus and router of a web app. Everything else has a default. */
export interface BrowserPortsOptions {
  /** The API's address, such as `/api` or `https://campus.example/api`; sockets connect to the same host. */
  readonly api: string;
  /** `key` prefixes every key stored on the device. */
  readonly campus: Pick<BrowserCampus, 'key' | 'institutions' | 'locales' | 'defaultLocale' | 'brand'>;
  /** Host's router, which maps destinations to URLs. */
  readonly router: CampusRouter;
  /** A server rendered the document in the visitor's language. Default: false, and the browser's languages decide. */
  readonly rendered?: boolean;
  /** Refetches the page's data. Called when a service worker answered from its cache. */
  readonly refresh?: () => void;
  /** Loads `createReader` of `@campushive/browser/reader` for the first opened PDF. Left out where PDFs are only downloaded. */
  readonly loadReader?: () => Promise<(session: Pick<ReaderOptions, 'name' | 'token'>) => ReaderPort>;
  /** Another way to the domain than a server, such as one inside the page. Default: HTTP and Socket.IO. */
  readonly wire?: Wire;
}

/** Way of requests and events. */
export interface Wire {
  /** Carries requests with all their headers. */
  readonly carry: Transport;
  readonly openRealtime: (options: RealtimeOptions) => BrowserRealtime;
}

/** Ports of a browser, with the parts that a host controls itself. Returned by `createBrowserPorts`. */
export interface BrowserPorts {
  /** Props of `CampusProvider`. */
  readonly ports: Ports;
  /** Session port of `ports`, with the functions that end or restore a session. */
  readonly session: BrowserSession;
  /** Realtime port of `ports`, with the functions that connect and disconnect. */
  readonly realtime: BrowserRealtime;
  /** Theme, language and data saver of the signed-in student, and the preferred campus of this device. */
  readonly preferences: PreferencesStore;
  /** Restores the session and connects the student. */
  start(): Promise<void>;
}

/** Creates the ports of every screen for a browser. Call it once per page. */
export function createBrowserPorts(options: BrowserPortsOptions): BrowserPorts {
  const { api, router, wire } = options;
  const prefix = options.campus.key;
  const drafts = `${prefix}-drafts`;
  const device = createKeyStore(() => window.localStorage);
  const tab = createKeyStore(() => window.sessionStorage);
  const offsetKey = `${prefix}_clock-offset`;
  const clock = createServerClock({
    read: () => device.get(offsetKey),
    write: (offset) => void (offset === null ? device.remove(offsetKey) : device.set(offsetKey, offset)),
  });
  const session = createSession({
    device,
    prefix,
    onEnd() {
      realtime.disconnect();
      forgetAnswers();
      deleteCachedFiles(prefix);
    },
    onSignOut() {
      forgetPersonalKeys(device, prefix);
      deleteDraftFiles(drafts);
      void received.clear();
    },
    // A full page load discards all state of the session.
    onSuspended: () => window.location.replace(`${router.href({ to: 'suspended' }, false)}?told`),
  });
  const preferences = createPreferences(device, options.campus, session, options.rendered);
  const transport = createTransport(
    {
      token: session.token,
      language: () => preferences.now().language,
      deviceNow: () => deviceClock.now().getTime(),
      dated: clock.learn,
      answered: options.refresh && createCatchUp(options.refresh).answered,
      sessionEnded: session.ended,
    },
    api,
    wire?.carry,
  );
  const client = createClient(transport);
  const realtime = (wire?.openRealtime ?? createRealtime)({
    url: () => new URL(api, window.location.href).origin,
    client: () => client,
    onRefused: session.ended,
  });
  const reader =
    options.loadReader &&
    readerOf(options.loadReader, { name: cachedFilesName(prefix), token: session.token });
  const connect = () => {
    const token = session.token();
    if (session.state().status === 'member' && token !== null) realtime.connect(token);
  };

  return {
    ports: {
      client,
      session,
      realtime,
      clock,
      storage: createDeviceStorage({
        ...{ device, tab, prefix },
        files: createDraftFileStore(drafts),
        updateOfflineCopy: (copy) => updateOfflineCopy(api, copy),
      }),
      traffic: createTraffic(),
      passkeys: createPasskeys(),
      device: createDevice(),
      ...(reader && { reader }),
      navigation: createNavigation(router, () => session.state().status === 'member', createBackHolds().hold),
    },
    session,
    realtime,
    preferences,
    async start() {
      session.subscribe(connect);
      connect();
      window.addEventListener('online', () => {
        const state = session.state();
        if (state.status !== 'anonymous' && state.offline === true) void session.restore(client);
      });
      await session.restore(client);
    },
  };
}

/** Wraps a reader that is loaded with the first file. */
function readerOf(
  load: NonNullable<BrowserPortsOptions['loadReader']>,
  session: Pick<ReaderOptions, 'name' | 'token'>,
): ReaderPort {
  const loaded = async () => (await load())(session);
  let loading: Promise<ReaderPort> | undefined;
  const reader = () => {
    loading ??= loaded();
    // A failed load, such as without a network, is retried on the next call.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    async open(id, address) {
      try {
        return await (await reader()).open(id, address);
      } catch {
        return { status: 'failed', problem: 'offline' };
      }
    },
    forget: async (id) => (await reader()).forget(id),
  };
}
