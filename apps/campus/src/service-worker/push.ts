declare const self: ServiceWorkerGlobalScope;

/** What the server pushes. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  /** Where it leads, inside this site. */
  readonly path: string;
  /** A newer one about the same thing takes the older one's place. */
  readonly tag: string;
}

/** Shows what was pushed; who has the page open and in sight has already seen it there. */
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

/** Leads to what it is about, in a window that is already open when there is one. */
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
  await window.focus();
  await window.navigate(path);
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
