/**
 * Returns the key for rate limits: a whole IPv4 address, or the first 64 bits of an IPv6 address, since a single
 * connection has all addresses below them. The address is undefined once the connection is closed: such requests share one key.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'closed';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const first = head.split(':').filter((group) => group !== '');
  const last = (tail ?? '').split(':').filter((group) => group !== '');
  const missingGroups = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: missingGroups }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Returns the part of an address that a device keeps when it moves: the first half of an IPv4 address, 32 bits of IPv6. */
export function widerNetworkOf(ip: string): string {
  const network = networkOf(ip);
  const [separator, groups] = network.includes(':') ? [':', 2] : ['.', 2];
  return network.split(separator).slice(0, groups).join(separator);
}

const ZONE = /%[\dA-Za-z.:-]+$/;

/** Returns true if a text is an IPv6 address, with or without a zone: the same answer as `isIPv6` of Node. */
export function isIPv6(ip: string): boolean {
  const address = ip.replace(ZONE, '');
  return /^[\d:.A-Fa-f]+$/.test(address) && URL.canParse(`http://[${address}]/`);
}
