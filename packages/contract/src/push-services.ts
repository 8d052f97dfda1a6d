import { parseUrl } from './parse-url.js';

/** The push services of the browsers that there are: the server sends to no other. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/** Whether an address belongs to one of {@link PUSH_SERVICES}, over TLS and without tricks. */
export function isPushService(address: string): boolean {
  const url = parseUrl(address);
  if (url === null) return false;
  const { protocol, hostname, port, username, password } = url;
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    PUSH_SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  );
}
