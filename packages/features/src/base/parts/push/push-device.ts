import type { Client } from '@campushive/contract';
import type { PushPort } from '../../../kernel/index.js';

/**
 * Subscribes this device and registers it with the server. Resolves to whether the server sends pushes. The caller must
 * ask for permission first.
 */
export async function subscribeDevice(client: Client, push: PushPort): Promise<boolean> {
  const { publicKey } = (await client.push.key({})).data;
  if (publicKey === null) return false;
  await client.push.subscribe(await push.subscribe(publicKey));
  return true;
}

/** Ends this device's subscription, on the server and in the browser. */
export async function unsubscribeDevice(client: Client, push: PushPort): Promise<void> {
  const target = await push.target();
  if (target === null) return;
  // Server first: if that fails, nothing has changed and the user can retry.
  await client.push.unsubscribe({ endpoint: target.endpoint });
  await push.unsubscribe();
}
