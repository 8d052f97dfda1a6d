import { readWebAddress } from './fields/web-address.js';

/** Push services of existing browsers. The server sends to no other. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/** Returns whether a URL belongs to one of {@link PUSH_SERVICES}, over TLS and in normalised form. */
export function isPushService(address: string): boolean {
  if (readWebAddress(address, { publicHost: true }) !== address) return false;
  const { protocol, hostname, port } = new URL(address);
  const isListed = PUSH_SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && isListed;
}
