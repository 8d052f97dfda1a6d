import { LOCALES, type Locale } from '@campushive/contract';
import { addressIn } from './language.js';

/** What search engines and messengers read of a page. Every value is text: nothing in it can become markup. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
  /** Absolute; with its size where it is known. */
  readonly image: { readonly url: string; readonly width?: number; readonly height?: number };
  readonly type: 'website' | 'product';
  /** schema.org, as an object. */
  readonly data?: Record<string, unknown>;
  /** The page's own; it has an address in each. Default: the shell's, and no other. */
  readonly language?: Locale;
  /** Default: true. */
  readonly indexed?: boolean;
}

/** Text as it may stand in HTML, between tags or between quotes. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );
}

/** JSON inside a script element: no sign in it can end the element or begin a comment. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The first words of a text in one line, at most `most` characters. */
export function firstWords(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** As messengers name languages. */
const OG_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_US', fr: 'fr_FR', es: 'es_ES' };

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

const alternate = (language: Locale | 'x-default', url: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}" />`;

/** Puts a page's own head and words into the app's shell. `body` is HTML that the app replaces once it runs. */
export function fillShell(shell: string, head: PageHead, body: string): string {
  return withBody(withHead(shell, head), `<div id="root">${body}</div>`);
}

/** Puts a page's own head into the app's shell. */
export function withHead(shell: string, head: PageHead): string {
  const { title, description, image, type, data, language, indexed = true } = head;
  const url = language === undefined ? head.url : addressIn(language, head.url);
  const others = language === undefined ? [] : [...LOCALES, 'x-default' as const];
  const lines = [
    meta('name', 'description', description),
    indexed ? `<link rel="canonical" href="${escapeHtml(url)}" />` : meta('name', 'robots', 'noindex'),
    ...others.map((one) => alternate(one, addressIn(one === 'x-default' ? 'en' : one, head.url))),
    meta('property', 'og:site_name', 'CampusHive'),
    meta('property', 'og:locale', OG_LOCALES[language ?? 'en']),
    ...LOCALES.filter((one) => language !== undefined && one !== language).map((one) =>
      meta('property', 'og:locale:alternate', OG_LOCALES[one]),
    ),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image.url),
    image.width === undefined ? '' : meta('property', 'og:image:width', String(image.width)),
    image.height === undefined ? '' : meta('property', 'og:image:height', String(image.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    data === undefined ? '' : `<script type="application/ld+json">${escapeJson(data)}</script>`,
  ];
  if (language !== undefined) shell = shell.replace('<html lang="en"', `<html lang="${language}"`);
  // Replacing by functions: a `$&` in a title is no pattern.
  return shell
    .replace(/<meta\s+name="description"[^>]*>/, () => '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>${lines.join('')}`);
}

/** Puts what was drawn for the app's root in its place. */
export const withBody = (shell: string, body: string): string =>
  shell.replace('<div id="root"></div>', () => body);
