import { languageTag } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { START_FAILURE_SCRIPT } from '@campushive/contract/start-failure';
import type { OwnTexts } from '@campushive/features';
import type { Theme } from '@campushive/contract/settings';
import { unreachableWords } from '@campushive/features/unreachable';
import { CAMPUS_LINK_ID, type ServedCampus } from './page-campus.js';
import { escapeJson, STATE_ID, type PageState } from './page-state.js';
import type { PageHead } from './routes.js';

/** One module's files, as Vite's manifest lists them. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface Assets {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly modules: readonly string[];
}

const ENTRY = 'src/entry.client.tsx';

/** The files that a document of these modules needs: what the entry imports, and what they do. */
export function assetsOf(manifest: Manifest, sources: readonly string[]): Assets {
  const known = new Set<string>();
  const visit = (source: string): void => {
    if (known.has(source)) return;
    known.add(source);
    for (const one of manifest[source]?.imports ?? []) visit(one);
  };
  for (const source of [ENTRY, ...sources]) visit(source);
  const chunks = [...known].flatMap((source) => manifest[source] ?? []);
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`The manifest has no ${ENTRY}: build the web app first.`);
  return {
    entry: `/${entry.file}`,
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
  };
}

/**
 * The `Link` header of a document with these files. A browser asks for the styles as soon as the headers have come, before it has read
 * which scripts there are: on a slow line these would share it with the styles, which the first paint waits for.
 */
export const linkOf = ({ styles }: Assets): string =>
  styles.map((href) => `<${href}>; rel=preload; as=style; crossorigin`).join(', ');

export interface PageDocument {
  readonly campus: ServedCampus;
  readonly locale: string;
  /** The words of a language that the screens do not speak. */
  readonly texts: readonly OwnTexts[];
  readonly theme: Theme | null;
  readonly assets: Assets;
  readonly head: PageHead;
  /** Of a page that search engines may show; its address in English. */
  readonly address?: string | undefined;
  readonly publicUrl: string;
  /** What the product is, where the head has no description. */
  readonly general: string;
  /** What is inside the root, as React rendered it. */
  readonly body: string;
  /** Missing in the shell, which any page takes the place of. */
  readonly state?: PageState;
}

/** Text as it may stand in HTML, between tags or between quotes. */
function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );
}

type Attributes = Readonly<Record<string, string | number | true | null | undefined>>;

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => (value === true ? key : `${key}="${escapeHtml(String(value))}"`));
  return `<${[name, ...written].join(' ')}>`;
}

/** As messengers name languages: `en_GB`. */
const ogLocale = (campus: BrowserCampus, locale: string) => languageTag(campus, locale).replace('-', '_');
const addressIn = (locale: string, address: string) =>
  locale === 'en' ? address : `${address}?lang=${locale}`;

/** The whole document. `nonce` is the one that the page's policy allows styles of. */
export function documentOf(page: PageDocument): (nonce: string) => string {
  const { campus, locale, theme, assets, body, state } = page;
  const before = [
    '<!doctype html>',
    tag('html', { lang: locale, 'data-theme': theme }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1, viewport-fit=cover',
    }),
    `<title>${escapeHtml(page.head.title)}</title>`,
    `<script>${START_FAILURE_SCRIPT}</script>`,
    ...assets.styles.map((href) => tag('link', { rel: 'stylesheet', crossorigin: '', href })),
    ...headLines(page),
    ...themeColors(theme, campus.definition),
    tag('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    tag('link', {
      rel: 'preload',
      id: CAMPUS_LINK_ID,
      as: 'fetch',
      crossorigin: '',
      fetchpriority: 'low',
      href: campus.href,
    }),
    ...assets.modules.map((href) =>
      tag('link', { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href }),
    ),
  ].join('');
  const script = (nonce: string) =>
    `${brandStyle(campus.definition, nonce)}${tag('script', { type: 'module', crossorigin: '', nonce, fetchpriority: 'low', src: assets.entry })}</script>`;
  const data =
    state === undefined
      ? ''
      : `<script type="application/json" id="${STATE_ID}">${escapeJson(state)}</script>`;
  const after = `</head><body><div id="root">${body}</div>${stalledNotice(page)}${data}</body></html>`;
  return (nonce) => `${before}${script(nonce)}${after}`;
}

/**
 * Shown by main.css at once where a script of the page failed, and after a while where the page's code has not come. It needs no
 * script.
 */
function stalledNotice({ locale, texts }: PageDocument): string {
  const { stalled, outdated, retry } = unreachableWords(locale, texts);
  return `<p id="stalled" role="status"><span>${escapeHtml(stalled)} </span>${escapeHtml(outdated)} <a href="">${escapeHtml(retry)}</a></p>`;
}

function headLines({ campus, head, address, publicUrl, general, locale }: PageDocument): readonly string[] {
  const { title, description = general, type = 'website', data } = head;
  if (address === undefined) return [tag('meta', { name: 'robots', content: 'noindex' })];
  const image = head.image ?? { url: `${publicUrl}/social.png`, width: 1_200, height: 630 };
  const { locales } = campus.definition;
  const url = addressIn(locale, address);
  const property = (name: string, content: string | number | undefined) =>
    content === undefined ? '' : tag('meta', { property: name, content });
  return [
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...locales.map((one) => tag('link', { rel: 'alternate', hreflang: one, href: addressIn(one, address) })),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: address }),
    property('og:site_name', campus.definition.name),
    property('og:locale', ogLocale(campus.definition, locale)),
    ...locales
      .filter((one) => one !== locale)
      .map((one) => property('og:locale:alternate', ogLocale(campus.definition, one))),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image.url),
    property('og:image:width', image.width),
    property('og:image:height', image.height),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    head.oembed === undefined
      ? ''
      : tag('link', { rel: 'alternate', type: 'application/json+oembed', href: head.oembed, title }),
    data === undefined ? '' : `<script type="application/ld+json">${escapeJson(data)}</script>`,
  ];
}

/** The campus's own colours, over those of the kit's stylesheet. */
function brandStyle({ brand: { tokens } }: BrowserCampus, nonce: string): string {
  const rule = (selector: string, values: Readonly<Record<string, string>>) =>
    `${selector}{${Object.entries(values)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  if (Object.keys({ ...tokens.light, ...tokens.dark }).length === 0) return '';
  const rules = [
    rule(":root,[data-theme='light']", tokens.light),
    rule("[data-theme='dark']", tokens.dark),
    `@media (prefers-color-scheme:dark){${rule(":root:not([data-theme]),[data-theme='system']", tokens.dark)}}`,
  ];
  return `${tag('style', { nonce })}${rules.join('')}</style>`;
}

/** The bars around the page, by theme. */
function themeColors(theme: Theme | null, { brand }: BrowserCampus): readonly string[] {
  return (['light', 'dark'] as const).map((one) =>
    tag('meta', {
      name: 'theme-color',
      content: brand.themeColors[theme === null || theme === 'system' ? one : theme],
      media: `(prefers-color-scheme: ${one})`,
    }),
  );
}
