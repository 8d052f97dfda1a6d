/** Longest web address, as typed and as stored. */
export const MAX_WEB_ADDRESS = 2_000;

/** Characters that no address contains: controls, format and direction marks, half pairs, spaces, and the backslash that browsers read as `/`. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s\\]/u;
/** Matches `forms.example/join`, as people type addresses. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[:/?#]|$)/u;
/** Names that resolve inside a network only (RFC 6761, RFC 6762, RFC 8375, and usual ones of routers and offices). */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|onion)$/;

/** Rules by which `readWebAddress` accepts an address. */
export interface WebAddressRules {
  /** True if only public hosts are accepted, because the server or another user's browser opens the address. */
  readonly publicHost: boolean;
}

/**
 * Reads a web address and returns its normalised form (`href`). Undefined unless it is http or https, without a name or a
 * password (`https://bank.example@evil.example`), without control, format or direction characters, and at most 2,000 long.
 */
export function readWebAddress(typed: string, { publicHost }: WebAddressRules): string | undefined {
  const text = typed.trim();
  if (text.length > MAX_WEB_ADDRESS || FORBIDDEN.test(text)) return undefined;
  const url = parsed(WITHOUT_SCHEME.test(text) ? `https://${text}` : text);
  if (url === undefined || url.href.length > MAX_WEB_ADDRESS) return undefined;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '' || url.hostname === '') return undefined;
  return publicHost && !isPublicHost(url.hostname) ? undefined : url.href;
}

/** Returns whether a host, as formatted by `URL`, can be public. A name can still resolve to a private address. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1));
  if (/^\d+(?:\.\d+){3}$/.test(host)) return isPublicIpv4(host.split('.').map(Number));
  return host.includes('.') && !PRIVATE_NAME.test(host);
}

/**
 * Checks an IPv4 address against IANA's special-purpose registry. `URL` has converted other spellings, such as `0x7f.1`, to four numbers.
 */
function isPublicIpv4([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  if ([0, 10, 127].includes(a) || a >= 224) return false;
  if (a === 100) return b < 64 || b > 127;
  if (a === 169) return b !== 254;
  if (a === 172) return b < 16 || b > 31;
  if (a === 192) return b !== 168 && !(b === 0 && (c === 0 || c === 2)) && !(b === 88 && c === 99);
  if (a === 198) return b !== 18 && b !== 19 && !(b === 51 && c === 100);
  return !(a === 203 && b === 0 && c === 113);
}

/** Checks for the global unicast block, without tunnels and examples. */
function isPublicIpv6(address: string): boolean {
  const [first = 0, second = 0] = address.split(':').map((group) => Number.parseInt(group || '0', 16));
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2001) return second >= 0x200 && second !== 0xdb8;
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
