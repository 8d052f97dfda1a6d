import { knowledgeOf } from '@campushive/contract/search/knowledge';
import { keyOf } from '@campushive/contract/search/lexicon';
import { describe, expect, it } from 'vitest';
import { campus } from './index.js';

const { lexicon } = knowledgeOf(campus);

describe('the search words of students in Ghana', () => {
  it.each([
    ['akwaaba party', ['party']],
    ['akwaaba', ['meeting']],
    ['ghana weaving', ['hair']],
    ['jollof package', ['catering']],
    ['waakye', ['meal', 'food-run']],
    ['jollof', ['meal', 'food-run']],
    ['ghana card', ['queue']],
    ['ghana must go', ['bag']],
    ['ghana legal system', ['law']],
    ['momo', ['money-run']],
    ['wassce', ['school-subjects']],
  ])('map %j to the kinds %j', (phrase, kinds) =>
    expect([...new Set(lexicon.names.get(keyOf(phrase))?.map(({ kind }) => kind.id))]).toEqual(kinds),
  );

  it.each([
    ['cape coast', 'trip', true],
    ['night market', 'food-run', true],
    ['makola', 'shopping', true],
    ['kudus', 'jersey', true],
    ['bush canteen', 'food-run', true],
    ['packs of jollof', 'catering', true],
    ['jollof in', 'rice-cooker', false],
  ])('make %j a sign of the kind %s', (phrase, kind, isStrong) =>
    expect(lexicon.signs.get(keyOf(phrase))).toContainEqual({ kind, isStrong }),
  );

  it.each(['mtn', 'vodafone', 'telecel', 'airteltigo'])('include %s as a brand of routers', (brand) =>
    expect(lexicon.brands.get(brand)).toEqual(['router']),
  );
});
