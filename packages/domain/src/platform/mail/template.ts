import type { Mail } from './mail.js';
import { campus } from '../campus.js';
import { mailColours } from './mail-colours.js';

/** Text of a letter in one language. */
export interface LetterText {
  readonly subject: string;
  /** Plain paragraphs. */
  readonly paragraphs: readonly string[];
}

/** Text of a letter with a link, and the label of the link. */
export interface LinkedLetterText extends LetterText {
  readonly label: string;
}

interface LetterLink {
  readonly label: string;
  readonly url: string;
}

export interface Letter extends LetterText {
  readonly to: string;
  readonly replyTo?: string;
  readonly language: string;
  /** A code to be typed, shown large. */
  readonly code?: string;
  /** Amounts and the like, each with its name. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** A link to be followed. */
  readonly link?: LetterLink;
  /** Number of paragraphs before the code, the rows and the link. Default 1. */
  readonly before?: number;
  /** Small print: why this was sent. */
  readonly footnote?: string;
  /** Unsubscribe link, which mail programs show as well. Omitted for mails that cannot be stopped. */
  readonly unsubscribe?: LetterLink;
}

/** Returns the words with where their link leads. */
export const linked = ({ label, ...text }: LinkedLetterText, url: string) => ({
  ...text,
  link: { label, url },
});

/** Dark colours for mail programs that follow the device's setting; others stay light. */
const DARK =
  '<style>@media (prefers-color-scheme:dark){body{background:#100d08!important;color:#f5f0e4!important}.sheet{background:#1c1811!important;border-left-color:#3f382c!important;border-right-color:#3f382c!important;border-bottom-color:#3f382c!important}.small,.small a,.name{color:#b3aa99!important}.row{border-color:#3f382c!important}.code{background:#2a241a!important}}</style>';

/** Composes a mail in the common design: readable without pictures, styles or a connection. */
export function compose(letter: Letter): Mail {
  const { to, replyTo, subject, unsubscribe } = letter;
  return {
    to,
    subject,
    text: textOf(letter),
    html: htmlOf(letter),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe !== undefined && { headers: unsubscribeHeaders(unsubscribe.url) }),
  };
}

/** Returns the headers of RFC 8058, with which mail programs show an unsubscribe button. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function textOf({
  language,
  paragraphs,
  code,
  rows = [],
  link,
  before = 1,
  footnote,
  unsubscribe,
}: Letter): string {
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const table = rows.map(([label, value]) => label + colon + value).join('\n');
  return [
    ...paragraphs.slice(0, before),
    code,
    table === '' ? undefined : table,
    link?.url,
    ...paragraphs.slice(before),
    footnote,
    unsubscribe && unsubscribe.label + colon + unsubscribe.url,
    campus.name,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

function htmlOf({
  language,
  subject,
  paragraphs,
  code,
  rows = [],
  link,
  before = 1,
  footnote,
  unsubscribe,
}: Letter): string {
  const parts = [
    ...paragraphs.slice(0, before).map(paragraph),
    code === undefined
      ? ''
      : `<p class="code" style="font-size:32px;line-height:40px;font-weight:700;letter-spacing:8px;margin:24px 0;padding:16px 8px 16px 16px;border-radius:14px;background:#f5f1e8;text-align:center">${escape(code)}</p>`,
    rows.length === 0 ? '' : table(rows),
    link === undefined ? '' : button(link),
    ...paragraphs.slice(before).map(paragraph),
    footnote === undefined ? '' : small(escape(footnote)),
    unsubscribe === undefined
      ? ''
      : small(`<a href="${escape(unsubscribe.url)}" style="color:#6b6252">${escape(unsubscribe.label)}</a>`),
  ];
  const { brand } = mailColours(campus);
  // The sheet is one cell: older mail programs keep neither width nor edge on a block.
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>${DARK}<body style="margin:0;background:#f3eee3;color:#211b10;font:16px/24px system-ui,sans-serif"><table role="presentation" width="100%" style="max-width:34rem;margin:auto;border-collapse:separate"><tr><td style="padding:24px 12px"><table role="presentation" width="100%" style="border-collapse:separate;border-spacing:0"><tr><td class="sheet" style="padding:24px;background:#fffefb;border:1px solid #e4dfd4;border-top:6px solid ${brand};border-radius:16px;overflow-wrap:anywhere;word-break:break-word"><p class="name" style="margin:0 0 16px;font-size:14px;font-weight:700;color:#6b6252">${escape(campus.name)}</p><h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escape(subject)}</h1>${parts.join('')}</td></tr></table></td></tr></table></body></html>`;
}

/** Renders amounts with their labels; the last one is the total. */
function table(rows: NonNullable<Letter['rows']>): string {
  const line = 'padding:8px 0;border-top:1px solid #e4dfd4;vertical-align:top';
  const written = rows.map(
    ([label, value]) =>
      `<tr><td class="row" style="${line};padding-right:12px">${escape(label)}</td><td class="row" align="right" style="${line};font-weight:700">${escape(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" style="border-collapse:collapse;margin:24px 0">${written.join('')}</table>`;
}

function button({ label, url }: LetterLink): string {
  const { brand, onBrand } = mailColours(campus);
  return `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;background:${brand};color:${onBrand};padding:12px 20px;border-radius:14px;text-decoration:none;font-weight:700">${escape(label)}</a></p>${small(escape(url))}`;
}

const small = (html: string) =>
  `<p class="small" style="font-size:14px;line-height:20px;color:#6b6252">${html}</p>`;
/** Keeps the line breaks of text that students wrote. */
const paragraph = (words: string) => `<p>${escape(words).replaceAll('\n', '<br>')}</p>`;
const escape = (words: string) =>
  words.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
