import { languageTag } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { START_FAILURE_SCRIPT } from '@campushive/contract/start-failure';
import type { OwnTexts } from '@campushive/features';
import type { Theme } from '@campushive/contract/settings';
import type { PageHead } from '@campushive/features/page-heads';
import { unreachableWords } from '@campushive/features/unreachable';
import { brandRules, CAMPUS_LINK_ID, type ServedCampus } from './page-campus.js';
import { escapeJson, STATE_ID, type PageState } from './page-state.js';

/** The files of a module in Vite's manifest. */
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

/** Returns the files that a document with these modules needs: the imports of the entry and of the modules. */
export function assetsOf(manifest: Manifest, sources: readonly string[]): Assets {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    for (const one of manifest[source]?.imports ?? []) visit(one);
  };
  for (const source of [ENTRY, ...sources]) visit(source);
  const chunks = [...seen].flatMap((source) => manifest[source] ?? []);
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`The manifest has no ${ENTRY}: build the web app first.`);
  return {
    entry: `/${entry.file}`,
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
  };
}

/**
 * Returns the `Link` header of a document. A browser requests the styles as soon as it has the headers, before it knows the scripts. On a
 * slow connection, scripts would compete with the styles that block the first paint.
 */
export const linkOf = ({ styles }: Assets): string =>
  styles.map((href) => `<${href}>; rel=preload; as=style; crossorigin`).join(', ');

export interface PageDocument {
  readonly campus: ServedCampus;
  readonly locale: string;
  /** Texts of a campus's language that the screens do not include. */
  readonly texts: readonly OwnTexts[];
  readonly theme: Theme | null;
  readonly assets: Assets;
  readonly head: PageHead;
  /** URL path of a page that search engines may index, in English. */
  readonly address?: string | undefined;
  readonly publicUrl: string;
  /** Description of the product, used where the head has none. */
  readonly general: string;
  /** React's HTML inside the root element. */
  readonly body: string;
  /** Missing in the shell, where the browser renders the page. */
  readonly state?: PageState;
}

/** Escapes text for HTML, between tags or in quoted attributes. */
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

/** Returns the locale in the format of Open Graph: `en_GB`. */
const ogLocale = (campus: BrowserCampus, locale: string) => languageTag(campus, locale).replace('-', '_');
const addressIn = (locale: string, address: string) =>
  locale === 'en' ? address : `${address}?lang=${locale}`;

/** Returns the whole document. `nonce` is the one in the page's policy for styles. */
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
 * Returns the notice about failed or missing scripts. main.css shows it at once after a script error, and after a delay while the page's
 * code is missing. The notice needs no script.
 */
function stalledNotice({ locale, texts }: PageDocument): string {
  const { stalled, outdated, retry } = unreachableWords(locale, texts);
  return `<p id="stalled" role="status"><span>${escapeHtml(stalled)} </span>${escapeHtml(outdated)} <a href="">${escapeHtml(retry)}</a></p>`;
}

function headLines({ campus, head, address, publicUrl, general, locale }: PageDocument): readonly string[] {
  const { title, description = general, type = 'website', embeddable, isUnlisted = false, data } = head;
  if (address === undefined) return [tag('meta', { name: 'robots', content: 'noindex' })];
  const image = head.image ?? { url: `${publicUrl}/social.png`, width: 1_200, height: 630 };
  const { locales } = campus.definition;
  const url = addressIn(locale, address);
  const property = (name: string, content: string | number | undefined) =>
    content === undefined ? '' : tag('meta', { property: name, content });
  return [
    isUnlisted ? tag('meta', { name: 'robots', content: 'noindex' }) : '',
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
    embeddable === undefined
      ? ''
      : tag('link', {
          rel: 'alternate',
          type: 'application/json+oembed',
          href: `${publicUrl}/api/oembed?url=${encodeURIComponent(embeddable)}`,
          title,
        }),
    data === undefined ? '' : `<script type="application/ld+json">${escapeJson(data)}</script>`,
  ];
}

/** Returns the style element with the campus's colours. */
function brandStyle(campus: BrowserCampus, nonce: string): string {
  const rules = brandRules(campus);
  return rules === '' ? '' : `${tag('style', { nonce })}${rules}</style>`;
}

/** Returns the colours of the browser's bars, by theme. */
function themeColors(theme: Theme | null, { brand }: BrowserCampus): readonly string[] {
  return (['light', 'dark'] as const).map((one) =>
    tag('meta', {
      name: 'theme-color',
      content: brand.themeColors[theme === null || theme === 'system' ? one : theme],
      media: `(prefers-color-scheme: ${one})`,
    }),
  );
}
