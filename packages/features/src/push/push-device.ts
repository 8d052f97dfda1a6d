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
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await client.push.subscribe({ endpoint, keys: { p256dh, auth } });
  return true;
}
