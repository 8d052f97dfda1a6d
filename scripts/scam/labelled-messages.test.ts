import { describe, expect, it } from 'vitest';
import { campus } from '../../campuses/ghana/src/index.ts';
import { BUILT_IN_SCAM_RULES } from '../../packages/contract/src/scam/built-in/index.ts';
import { createScamShield } from '../../packages/contract/src/scam/shield.ts';
import { WARNINGS } from '../../packages/contract/src/warnings.ts';
import { learn } from './learning.ts';
import { labelledIn, type Labelled } from './messages.ts';

const shield = createScamShield(campus, ...BUILT_IN_SCAM_RULES);

/** Returns the precision and recall of any warning, whatever its label. */
function scoreOf(messages: readonly Labelled[]) {
  const flagged = messages.filter(({ text }) => shield(text) !== null);
  const due = messages.filter(({ label }) => label !== 'ok');
  const right = flagged.filter(({ label }) => label !== 'ok').length;
  return { precision: right / flagged.length, recall: right / due.length };
}

const written = labelledIn('');
const HELD_OUT = ['held-out', 'unseen', 'fresh', 'last'] as const;

it('has hundreds of labelled messages in five languages, each with every label', () => {
  expect(written.length).toBeGreaterThanOrEqual(2200);
  expect(HELD_OUT.map((folder) => labelledIn(folder).length)).toEqual([86, 140, 160, 107]);
  const kinds = new Set(written.map(({ language, label }) => `${language} ${label}`));
  expect(kinds.size).toBe(5 * (WARNINGS.length + 1));
});

it('trains the model without any held-out message', () => {
  const texts = new Set(written.map(({ text }) => text.toLowerCase()));
  const held = HELD_OUT.flatMap((folder) => labelledIn(folder));
  expect(held.filter(({ text }) => texts.has(text.toLowerCase()))).toEqual([]);
});

describe('precision and recall of held-out messages', () => {
  it.each([
    ['held-out', 0.85, 0.84],
    ['unseen', 0.93, 0.88],
    ['fresh', 0.95, 0.95],
    ['last', 0.92, 0.86],
  ] as const)('in the set %s are at least %d and %d', (folder, precision, recall) => {
    const score = scoreOf(labelledIn(folder));
    expect(score.precision).toBeGreaterThanOrEqual(precision);
    expect(score.recall).toBeGreaterThanOrEqual(recall);
  });
});

it('learns distinguishing features, and the same model from equal examples', () => {
  const examples = [
    { vector: new Map([[1, 1]]), class: 0 },
    { vector: new Map([[2, 1]]), class: 2 },
  ];
  const model = learn(examples, 0.5);
  expect(learn(examples, 0.5)).toEqual(model);
  const bytes = Buffer.from(model.weights, 'base64');
  const buckets = bytes.length / 3;
  expect(bytes.readInt8(buckets + 2)).toBe(127);
  expect(bytes.readInt8(buckets + 1)).toBeLessThan(0);
  expect(bytes.readInt8(buckets + 3)).toBe(0);
});
