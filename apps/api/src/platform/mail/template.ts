import type { Locale } from '@campushive/contract';
import type { Mail } from './mail.js';
import { campus } from '../../campus.js';

/** What a letter says, in one language. */
export interface LetterText {
  readonly subject: string;
  /** Plain paragraphs. */
  readonly paragraphs: readonly string[];
}

/** What a letter with a link says, and what its link is called. */
export interface LinkedLetterText extends LetterText {
  readonly label: string;
}

export interface Letter extends LetterText {
  readonly to: string;
  readonly replyTo?: string;
  readonly language: Locale;
  /** A code to be typed, shown large. */
  readonly code?: string;
  /** A link to be followed. */
  readonly link?: { readonly label: string; readonly url: string };
  /** How many paragraphs stand before the code and the link. Default 1. */
  readonly before?: number;
}

/** The words with where their link leads. */
export const linked = ({ label, ...text }: LinkedLetterText, url: string) => ({
  ...text,
  link: { label, url },
});

/** For readers that follow the device; others keep ink on paper. */
const DARK =
  '<style>@media (prefers-color-scheme:dark){body{background:#17130c!important;color:#f5f0e4!important}}</style>';

/** One look for every mail: readable without pictures, styles or a connection. */
export function compose({
  to,
  replyTo,
  language,
  subject,
  paragraphs,
  code,
  link,
  before = 1,
}: Letter): Mail {
  const [first, rest] = [paragraphs.slice(0, before), paragraphs.slice(before)];
  const middle = [code, link?.url].filter((part) => part !== undefined);
  const text = [...first, ...middle, ...rest, campus.name].join('\n\n');
  const parts = [
    ...first.map(paragraph),
    code === undefined
      ? ''
      : `<p style="font-size:28px;font-weight:700;letter-spacing:6px;margin:24px 0">${escape(code)}</p>`,
    link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escape(link.url)}" style="display:inline-block;background:#f9b826;color:#211b10;padding:12px 20px;border-radius:14px;text-decoration:none;font-weight:700">${escape(link.label)}</a></p><p>${escape(link.url)}</p>`,
    ...rest.map(paragraph),
  ];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title>${DARK}<body style="margin:0;background:#fcfaf5;color:#211b10;font:16px/24px system-ui,sans-serif"><div style="max-width:32rem;margin:auto;padding:24px;overflow-wrap:anywhere"><h1 style="font-size:18px">${escape(campus.name)}</h1>${parts.join('')}</div></body></html>`;
  return { to, subject, text, html, ...(replyTo !== undefined && { replyTo }) };
}

const paragraph = (words: string) => `<p>${escape(words)}</p>`;
const escape = (words: string) =>
  words.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
