import type { PushPermission, PushPort, PushTarget } from '@campushive/features';

export const push: PushPort = {
  permission() {
    const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
    return able ? toPushPermission(Notification.permission) : 'unsupported';
  },
  askPermission: async () => toPushPermission(await Notification.requestPermission()),
  async target() {
    const subscription = await current();
    return subscription === null ? null : targetOf(subscription);
  },
  async subscribe(publicKey) {
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
      // The existing subscription uses an older key of the server.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    return targetOf(subscription);
  },
  async unsubscribe() {
    await (await current())?.unsubscribe();
  },
};

const toPushPermission = (permission: NotificationPermission): PushPermission =>
  permission === 'default' ? 'ask' : permission;

/** Returns the current subscription. Null in private windows, on plain http and in browsers without push. */
async function current(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint, keys: { p256dh, auth } };
}
