import { campus } from '@campushive/campus-ghana';
import { campusWords, fillMessages } from '@campushive/contract/campus';
import { describe, expect, it } from 'vitest';
import { messages as authInFrench } from '../../accounts/auth/auth.messages.fr.js';
import { messages as authInSpanish } from '../../accounts/auth/auth.messages.es.js';
import { messages as privacyInSpanish } from '../legal/privacy.es.js';
import { messages as privacyInFrench } from '../legal/privacy.fr.js';
import { messages as en } from './articles.en.js';
import { messages as es } from './articles.es.js';
import { messages as fr } from './articles.fr.js';
import { ARTICLE_IDS, findArticles, type Articles } from './articles.js';

const targetsOf = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/\]\(([^)]+)\)/g)].map((one) => one[1]);
const shapeOf = (articles: Articles) =>
  ARTICLE_IDS.map((id) => [
    id,
    targetsOf(articles[id].blocks),
    articles[id].blocks.map((block) =>
      typeof block === 'string'
        ? 'words'
        : Object.entries(block).map(([kind, value]) => [kind, Array.isArray(value) ? value.length : 1]),
    ),
  ]);

describe('the articles', () => {
  it('have the same structure in three languages: no step, entry or link is missing', () => {
    expect(shapeOf(fr)).toEqual(shapeOf(en));
    expect(shapeOf(es)).toEqual(shapeOf(en));
  });

  it.each([
    ['French', authInFrench, [fr, privacyInFrench]],
    ['Spanish', authInSpanish, [es, privacyInSpanish]],
  ])('use the labels of the login screen in %s', (_language, auth, texts) => {
    for (const text of texts) expect(JSON.stringify(text)).toContain(auth.rememberMe);
    expect(JSON.stringify(texts)).toContain(auth.forgot);
  });

  it('link only to articles that exist', () => {
    for (const target of ARTICLE_IDS.flatMap((id) => targetsOf(en[id].blocks))) {
      const article = /^help\/(.+)$/.exec(target ?? '')?.[1];
      if (article !== undefined) expect(ARTICLE_IDS).toContain(article);
    }
  });
});

describe('the search for articles', () => {
  it('ranks matches in titles before matches in texts', () => {
    const found = findArticles('code', en);
    expect(found[0]).toBe('handover-code');
    expect(found).toContain('held-money');
    expect(found.indexOf('code-not-arriving')).toBeLessThan(found.indexOf('held-money'));
  });

  it('requires every word, ignoring case', () => {
    const filled = fillMessages(en, campusWords(campus, 'en'));
    expect(findArticles('TELECEL voucher', filled)).toEqual(['payment-methods']);
    expect(findArticles('telecel zebra', filled)).toEqual([]);
  });

  it('returns all articles for an empty query', () => {
    expect(findArticles('  ', en)).toEqual(ARTICLE_IDS);
  });
});
