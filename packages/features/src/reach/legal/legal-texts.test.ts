import { campus } from '@campushive/campus-ghana';
import { campusWords, fillMessages } from '@campushive/contract/campus';
import { readCampus } from '@campushive/contract/read-campus';
import { describe, expect, it } from 'vitest';
import * as cookiesEn from './cookies.en.js';
import * as cookiesEs from './cookies.es.js';
import * as cookiesFr from './cookies.fr.js';

import type { LegalDocument } from './legal-document.js';
import * as privacyEn from './privacy.en.js';
import * as privacyEs from './privacy.es.js';
import * as privacyFr from './privacy.fr.js';
import * as termsEn from './terms.en.js';
import * as termsEs from './terms.es.js';
import * as articlesEn from '../help/articles.en.js';
import * as articlesEs from '../help/articles.es.js';
import * as articlesFr from '../help/articles.fr.js';
import * as landingEn from '../landing/landing.messages.js';
import * as landingEs from '../landing/landing.messages.es.js';
import * as landingFr from '../landing/landing.messages.fr.js';
import lagos from '../../../../../examples/lagos/campus.json' with { type: 'json' };
import * as termsFr from './terms.fr.js';
import type { StorageKey } from '../../kernel/ports/storage.js';

/** Returns the structure of a text without its words: sections, kinds of blocks, lengths of lists, and link targets. */
const shapeOf = ({ intro, sections }: LegalDocument) => ({
  intro: targetsOf(intro),
  sections: sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) =>
      typeof block === 'string'
        ? targetsOf(block)
        : Object.entries(block).map(([kind, value]) => [kind, lengthsOf(value)]),
    ),
  })),
});
const targetsOf = (words: string) => [...words.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]);
const lengthsOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => (Array.isArray(one) ? one.length : 1)) : 1;

describe.each([
  ['terms', termsEn, termsFr, termsEs],
  ['privacy', privacyEn, privacyFr, privacyEs],
  ['cookies', cookiesEn, cookiesFr, cookiesEs],
])('%s', (_name, en, fr, es) => {
  it('has the same structure in three languages: no section, list entry, table cell or link is missing', () => {
    expect(shapeOf(fr.messages)).toEqual(shapeOf(en.messages));
    expect(shapeOf(es.messages)).toEqual(shapeOf(en.messages));
  });
});

/**
 * Keys stored on a device, without the credentials, which stay in memory. A new key does not compile until it is listed
 * here.
 */
const KEPT = {
  'pending-email': true,
  'registration-attempt': true,
  'code-sent-at': true,
  'sign-in-intent': true,
  payment: true,
  outbox: true,
  sidebar: true,
  consent: true,
  'push-offer': true,
  ambassador: true,
  'pay-method': true,
} satisfies Record<Exclude<StorageKey, 'credentials' | `${string}:${string}`>, true>;

const NAMED = [
  ...Object.keys(KEPT),
  'slot:…',
  'handovers:…',
  'doors:…',
  'admissions:…',
  'bundle:…',
  'draft:…',
  'token',
  'user',
  'page',
  'device',
  'preferences',
];

it.each(NAMED)('names the storage key %s in the cookies policy', (key) => {
  for (const { messages } of [cookiesEn, cookiesFr, cookiesEs])
    expect(JSON.stringify(messages.sections)).toContain(`{campus.key}_${key}`);
});

it('names no storage key in the cookies policy that devices do not store', () => {
  for (const { messages } of [cookiesEn, cookiesFr, cookiesEs]) {
    const named = JSON.stringify(messages.sections).matchAll(/\{campus\.key\}_([a-z-]+(?::…)?)/g);
    expect([...named].map(([, key]) => key).filter((key) => !NAMED.includes(key ?? ''))).toEqual([]);
  }
});

it.each([
  ['en', termsEn, ['7%', '2.5%', '3%', '4%', '6%', '8%', '₵20', '₵1']],
  ['fr', termsFr, ['7\u00a0%', '2,5\u00a0%', '3\u00a0%', '4\u00a0%', '6\u00a0%', '8\u00a0%']],
  ['es', termsEs, ['7\u00a0%', '2,5\u00a0%', '3\u00a0%', '4\u00a0%', '6\u00a0%', '8\u00a0%']],
])('states the configured fees of the campus in %s', (locale, { messages }, shares) => {
  const fees = {
    ...campus.fees,
    purchase: { payer: { platform: 700, processing: 250 }, payee: { platform: 0, payout: 300 } },
    gig: { payer: { platform: 0, processing: 400 }, payee: { platform: 600, payout: 800 } },
  };
  const { sections } = fillMessages(messages, campusWords({ ...campus, fees }, locale));
  const said = JSON.stringify(sections.find(({ id }) => id === 'fees'));
  for (const share of shares) expect(said).toContain(share);
  expect(said).not.toMatch(/(?<![\d.,])(5|1[.,]5|1)\s?%/);
});

it.each([
  ['en', [termsEn, privacyEn, articlesEn, landingEn], 'bank account'],
  ['fr', [termsFr, privacyFr, articlesFr, landingFr], 'compte bancaire'],
  ['es', [termsEs, privacyEs, articlesEs, landingEs], 'cuenta bancaria'],
] as const)(
  'does not mention mobile money in %s when the campus has cards and bank accounts',
  (locale, texts, account) => {
    const words = campusWords(readCampus({ ...lagos, locales: ['en', 'fr', 'es'] }), locale);
    const said = texts.map(({ messages }) => JSON.stringify(fillMessages(messages, words))).join('\n');
    expect(said.match(/[^"]*(?:mobile money|dinero móvil|\bwallet\b)[^"]*/gi) ?? []).toEqual([]);
    expect(said).toContain(account);
  },
);
