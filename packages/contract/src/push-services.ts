/** The push services of the browsers that there are: the server sends to no other. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/** Whether an address belongs to one of {@link PUSH_SERVICES}, over TLS and without tricks. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    PUSH_SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  );
}
