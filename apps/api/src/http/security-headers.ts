import { START_FAILURE_SCRIPT } from '@campushive/contract/start-failure';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.js';
import { toBase64 } from '@campushive/domain/platform/base64';
import { sha256Of } from '@campushive/domain/platform/digests';

/** Directives that every policy here begins with, even for an answer without a page. */
const CLOSED = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

/** Permissions of pages: only the camera, which scans handover codes and tickets. */
export const PERMISSIONS =
  'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()';

/** Headers of answers that Fastify's hooks do not see: requests that cannot be read, and Socket.IO's handshakes. */
export const BARE_HEADERS = {
  'content-security-policy': [...CLOSED, "form-action 'none'", "trusted-types 'none'"].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Policy of data and pictures: they may do nothing, should someone open one in a tab or a frame. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers that browsers obey for pages only. */
const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Removes from an answer with data or a picture the headers that only pages need: a kilobyte each, and a list shows a
 * dozen. `pagePolicy` is replaced by the shortest policy; any other stays. Scripts keep all headers, which a
 * service worker obeys.
 */
export function shortenHeaders(reply: FastifyReply, pagePolicy: string): void {
  const isData = /^(application\/json|image\/)/.test(String(reply.getHeader('content-type')));
  if (!isData || reply.statusCode >= 400) return;
  for (const name of OF_PAGES) void reply.removeHeader(name);
  // No other site reads this answer.
  if (!reply.hasHeader('access-control-allow-origin'))
    void reply.removeHeader('access-control-expose-headers');
  if (reply.getHeader('content-security-policy') === pagePolicy)
    void reply.header('content-security-policy', DATA_POLICY);
}

/** Headers of a file that never changes under its name. It needs no policy, because a page's policy is the document's, and no tag. */
export const OF_LASTING_FILES: readonly string[] = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'vary',
  'x-content-type-options',
];

/** Takes from an answer all headers but these. */
export function storeHeaders(reply: FastifyReply, names: readonly string[]): void {
  for (const name of Object.keys(reply.getHeaders()))
    if (!names.includes(name)) void reply.removeHeader(name);
}

/**
 * Returns the default policy, of the app and everything else: nothing inline, nothing from other origins. Styles that scripts set go
 * through the CSSOM, which no policy stops.
 */
export function appPolicy(
  config: Pick<Config, 'publicUrl' | 'production' | 's3'>,
  { styles = "style-src 'self'", scripts = "script-src 'self'" } = {},
): string {
  const photos = config.s3 === undefined ? [] : [new URL(config.s3.publicUrl).origin];
  const secure = config.publicUrl.startsWith('https:');
  // Safari before 15.4 does not count the site's own WebSocket as 'self'.
  const socket = new URL(config.publicUrl.replace(/^http/, 'ws')).origin;
  return [
    ...CLOSED,
    scripts,
    // Two addresses need one: the service worker's and that of pdf.js (packages/browser, service-worker and reader).
    'trusted-types service-worker pdf-worker',
    styles,
    // `data:` for small previews, `blob:` for photos about to be uploaded.
    `img-src ${["'self'", 'data:', 'blob:', ...photos].join(' ')}`,
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    // The map on the contact page, which is loaded on request only.
    'frame-src https://www.openstreetmap.org',
    ...(config.production && secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Returns the policy of a document: the app's policy, plus style elements with its nonce, which keep a page from scrolling behind an open
 * dialog. Style attributes are allowed, because server-rendered HTML has some: Radix writes them (hidden inputs and texts, tab panels,
 * the value of a progress bar), and the kit where a value is data, such as the height of a bar in a chart or the blurred picture behind a
 * photo. Otherwise a script would have to set them after hydration. An attribute can neither select nor fetch by its selection, and React
 * escapes every text. Scripts come from the site's own files only, except the one that detects their failure: it is allowed by its hash,
 * so that no other text runs.
 */
export const documentPolicy = (config: Parameters<typeof appPolicy>[0], nonce: string): string =>
  appPolicy(config, {
    styles: `style-src 'self' 'nonce-${nonce}'; style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
    scripts: `script-src 'self' 'sha256-${toBase64(sha256Of(START_FAILURE_SCRIPT))}'`,
  });

/** Returns the policy of a page that the server renders without scripts, whose one style element holds exactly `style`. */
export function plainPagePolicy(style: string): string {
  const hash = toBase64(sha256Of(style));
  return [
    ...CLOSED,
    "trusted-types 'none'",
    `style-src 'sha256-${hash}'`,
    // The site's icon.
    "img-src 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Returns the policy of a page that other sites may frame: as above, without forms, and with the pictures of listings. */
export function embeddedPolicy({ s3 }: Pick<Config, 's3'>, style: string): string {
  const photos = s3 === undefined ? [] : [new URL(s3.publicUrl).origin];
  const hash = toBase64(sha256Of(style));
  return [
    ...CLOSED.filter((one) => !one.startsWith('frame-ancestors')),
    'frame-ancestors *',
    "trusted-types 'none'",
    `style-src 'sha256-${hash}'`,
    `img-src ${["'self'", ...photos].join(' ')}`,
    "form-action 'none'",
  ].join('; ');
}
