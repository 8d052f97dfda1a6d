import { expect, it } from 'vitest';
import { BUCKETS, bucketOf, featuresOf, vectorOf } from './features.js';
import { createLearner, LEARNED_WARNINGS, type LearnedModel } from './learned.js';

/** A model that gives a weight to words of one warning each. */
function modelWith(
  words: Readonly<Record<string, readonly [warning: number, weight: number]>>,
): LearnedModel {
  const bytes = new Uint8Array(BUCKETS * LEARNED_WARNINGS.length);
  for (const [word, [warning, weight]] of Object.entries(words))
    bytes[warning * BUCKETS + bucketOf(word)] = weight & 255;
  const weights = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { threshold: 0.5, scale: 1, bias: [-3, -3, -3], weights };
}

it('extracts words, pairs of words and parts of words as features', () => {
  const names = featuresOf([' snd me 4500 ']).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['send', 'send me', 'send … 0000', '- se-', '-send-', '^', '$']),
  );
  expect(names).not.toContain('snd');
  expect(featuresOf([' <link> '])).toEqual([]);
});

it('normalises the vectors of short and long texts to the same length', () => {
  for (const text of ['send', 'send me the money first and then I bring the kettle']) {
    const length = [...vectorOf(featuresOf([text])).values()].reduce((sum, one) => sum + one ** 2, 0);
    expect(length).toBeCloseTo(1);
  }
});

it('returns the most likely warning, with its words from the strongest reason', () => {
  const learn = createLearner(modelWith({ code: [0, 90], now: [0, 100], money: [1, 80], kettle: [0, -100] }));
  expect(learn(['code now'])).toMatchObject({ warning: 'code_request', reasons: ['now', 'code'] });
  expect(learn(['money'])).toMatchObject({ warning: 'prepayment', reasons: ['money'] });
  expect(learn(['the kettle'])).toBeNull();
  expect(learn([])).toBeNull();
});

it('finds a scam in one sentence among harmless ones', () => {
  const learn = createLearner(modelWith({ code: [0, 30], kettle: [0, -100] }));
  expect(learn(['code'])?.warning).toBe('code_request');
  expect(learn(['code', 'the kettle is red', 'the kettle is big'])?.warning).toBe('code_request');
  expect(learn(['the kettle is red', 'the kettle is big'])).toBeNull();
});

it('names at most three reasons', () => {
  const learn = createLearner(modelWith({ a1: [0, 99], b1: [0, 98], c1: [0, 97], d1: [0, 96] }));
  expect(learn(['a1 b1 c1 d1'])?.reasons).toEqual(['a1', 'b1', 'c1']);
});

it('refuses a model of another size', () => {
  expect(() => createLearner({ threshold: 0.5, scale: 1, bias: [], weights: btoa('abc') })).toThrow(
    'The model has 3 weights',
  );
});
