import type { Client } from '@campushive/contract';
import type { PushPort } from '../../kernel/index.js';

/** Subscribes this device and tells the server. Answers whether the server sends pushes; asking the user is the caller's part. */
export async function subscribeDevice(client: Client, push: PushPort): Promise<boolean> {
  const { publicKey } = (await client.push.key({})).data;
  if (publicKey === null) return false;
  await client.push.subscribe(await push.subscribe(publicKey));
  return true;
}

/** Ends this device's subscription, here and on the server. */
export async function unsubscribeDevice(client: Client, push: PushPort): Promise<void> {
  const target = await push.target();
  if (target === null) return;
  // The server first: if that fails, nothing has changed and it can be tried again.
  await client.push.unsubscribe({ endpoint: target.endpoint });
  await push.unsubscribe();
}
