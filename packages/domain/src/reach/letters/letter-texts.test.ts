import { LOCALES } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import { sampleMails } from './letter-samples.js';

const URL = 'https://campus.example';
/** Languages of the screens, and one that a campus adds. */
const LANGUAGES = [...LOCALES, 'sw'];
const byLanguage = LANGUAGES.map((language) => sampleMails(URL, language));
const names = [...(byLanguage[0]?.keys() ?? [])];
const mailsOf = (name: string) =>
  byLanguage.map((mails) => {
    const mail = mails.get(name);
    if (mail === undefined) throw new Error(`${name} has no sample`);
    return mail;
  });

describe.each(names)('%s', (name) => {
  const mails = mailsOf(name);

  it('is written in each language, and declares its language', () => {
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
    for (const [at, { html, text }] of mails.entries()) {
      expect(html).toContain(`<html lang="${LANGUAGES[at]}">`);
      expect(text).not.toMatch(/\{campus|undefined|null|\[object/);
    }
  });

  it('has the same content as text and as HTML', () => {
    for (const { html, text } of mails) {
      const plain = html.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
      for (const line of text.split('\n\n').slice(0, 3)) expect(plain).toContain(line.split(/\s?:\s|\n/)[0]);
    }
  });

  it('loads no external resources, and fits a narrow screen', () => {
    for (const { html } of mails) {
      expect(html).not.toMatch(/<img|<link|<script|background-image|url\(|@import|src=/);
      for (const [address] of html.matchAll(/https?:[^"<\s]+/g)) expect(address.startsWith(URL)).toBe(true);
      // No element is as wide as a screen of 320 px, or wider.
      expect(html).not.toMatch(/width[:=]"?(?:[3-9]\d\d|\d{4,})/);
      expect(html).toContain('prefers-color-scheme:dark');
    }
  });

  it('contains a code only when the mail is about a code', () => {
    const isCode = name.endsWith('_code');
    for (const { text } of mails) expect(/\b\d{6}\b/.test(text)).toBe(isCode);
  });

  it('can be unsubscribed unless it is about money or safety', () => {
    const isOptional = /^(?:meetup|lesson|series|event(?!_moved_holder))_/.test(name);
    const isToStrangers = name === 'sign_up_code';
    for (const { headers, text } of mails) {
      expect(headers?.['List-Unsubscribe'] !== undefined).toBe(isOptional || isToStrangers);
      expect(text.includes('/mail/unsubscribe')).toBe(isOptional);
      expect(text.includes('/mail/stop-codes')).toBe(isToStrangers);
    }
  });
});
