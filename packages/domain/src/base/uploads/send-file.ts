import type { RouteReply } from '../../platform/routes.js';

/** Returns bytes as a download that a browser never opens as a page of ours, whatever they contain. */
export const fileReply = (
  { name, contentType }: { readonly name: string; readonly contentType: string },
  body: Uint8Array,
): RouteReply => ({
  type: contentType,
  headers: {
    'content-disposition': dispositionOf(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  },
  body,
});

/** Returns the name that a file was uploaded with, without folders and what file systems refuse, and with the ending of its kind. */
export function safeFileName(name: string, format: string, fallback: string): string {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    // eslint-disable-next-line no-control-regex -- refusing control characters is the point
    .replace(/[\u0000-\u001f\u007f-\u009f"*:<>?|\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(0, 100)
    // Also the half of a character that the cut has left.
    .replace(/\p{Surrogate}/gu, '');
  return `${stem === '' || stem.startsWith('.') ? fallback : stem}.${format}`;
}

/** Returns a `Content-Disposition` (RFC 6266): ASCII for old clients, UTF-8 for others. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
