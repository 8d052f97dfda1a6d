import type { Language } from '@campushive/contract';
import type { Mail } from './mail.js';

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
  readonly language: Language;
  /** A code to be typed, shown large after the first paragraph. */
  readonly code?: string;
  /** A link to be followed, shown after the first paragraph. */
  readonly link?: { readonly label: string; readonly url: string };
}

/** The words with where their link leads. */
export const linked = ({ label, ...text }: LinkedLetterText, url: string) => ({
  ...text,
  link: { label, url },
});

/** One look for every mail: readable without pictures, styles or a connection. */
export function compose({ to, replyTo, language, subject, paragraphs, code, link }: Letter): Mail {
  const [first = '', ...rest] = paragraphs;
  const middle = [code, link?.url].filter((part) => part !== undefined);
  const text = [first, ...middle, ...rest, 'CampusHive'].join('\n\n');
  const parts = [
    paragraph(first),
    code === undefined
      ? ''
      : `<p style="font-size:28px;font-weight:700;letter-spacing:6px;margin:24px 0">${escape(code)}</p>`,
    link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escape(link.url)}" style="background:#f9b826;color:#211b10;padding:12px 20px;border-radius:14px;text-decoration:none;font-weight:700">${escape(link.label)}</a></p><p style="word-break:break-all">${escape(link.url)}</p>`,
    ...rest.map(paragraph),
  ];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escape(subject)}</title><body style="margin:0;background:#fcfaf5;color:#211b10;font:16px/24px system-ui,sans-serif"><div style="max-width:32rem;margin:auto;padding:24px"><h1 style="font-size:18px">CampusHive</h1>${parts.join('')}</div></body></html>`;
  return { to, subject, text, html, ...(replyTo !== undefined && { replyTo }) };
}

const paragraph = (words: string) => `<p>${escape(words)}</p>`;
const escape = (words: string) =>
  words.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
