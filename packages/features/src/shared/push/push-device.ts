import type { Client } from '@campushive/contract';

/** What this browser says about pushing to it. */
export type PushPermission = 'unsupported' | 'ask' | 'denied' | 'granted';

export function pushPermission(): PushPermission {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return 'unsupported';
  return Notification.permission === 'default' ? 'ask' : Notification.permission;
}

/** Subscribes this browser and tells the server. Answers whether it worked; asking a person is the caller's part. */
export async function subscribeDevice(client: Client): Promise<boolean> {
  const { publicKey } = (await client.push.key({})).data;
  if (publicKey === null) return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // It subscribed when the server had another key.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await client.push.subscribe({ endpoint, keys: { p256dh, auth } });
  return true;
}

/** Whether this browser has a subscription. Without a service worker (a private window) it has none. */
export async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) != null;
}

/** Ends this browser's subscription, here and on the server. */
export async function unsubscribeDevice(client: Client): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription == null) return;
  // The server first: if that fails, nothing has changed and it can be tried again.
  await client.push.unsubscribe({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
