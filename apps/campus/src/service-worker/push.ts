import type { FromWorker } from '@campushive/browser/worker-messages';

declare const self: ServiceWorkerGlobalScope;

/** Time limit of a page's answer, in ms. A page that was just brought to the front may be busy. A page without a listener never answers. */
const ANSWERED_WITHIN = 1_000;

/** A push message of the server. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  /** Path of the target inside this site. */
  readonly path: string;
  /** A newer notification with the same tag replaces the older one. */
  readonly tag: string;
}

/** Shows a pushed notification, unless its page is open and visible. */
export function onPush(event: PushEvent): void {
  const pushed = read(event.data);
  if (pushed !== undefined) event.waitUntil(show(pushed));
}

async function show({ title, body, path, tag }: Pushed): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.some((client) => client.visibilityState === 'visible')) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path },
  });
}

/** Opens the notification's target, in an open window where there is one. */
export function onNotificationClick(event: NotificationEvent): void {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
}

async function open(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (window === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // A browser that refuses to focus the window may still let it navigate.
  await window.focus().catch(() => undefined);
  if (await goesItself(window, path)) return;
  await window.navigate(path).catch(() => self.clients.openWindow(path));
}

/** Returns whether the page navigates by its own router. Then nothing is reloaded, and requests in flight continue. */
function goesItself(window: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWERED_WITHIN);
    window.postMessage({ type: 'go', path } satisfies FromWorker, [port2]);
  });
}

function read(data: PushMessageData | null): Pushed | undefined {
  try {
    const pushed: unknown = data?.json();
    return isPushed(pushed) ? pushed : undefined;
  } catch {
    return undefined;
  }
}

function isPushed(value: unknown): value is Pushed {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  const texts = ['title', 'body', 'path', 'tag'].every((name) => typeof fields[name] === 'string');
  return texts && /^\/(?![/\\])/.test(String(fields['path']));
}
