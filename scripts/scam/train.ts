/**
 * Trains the model of the scam shield with the labelled messages, and reports how good it is:
 * `node --import=tsx scripts/scam/train.ts` writes `packages/contract/src/scam/built-in/model.ts`; `--report` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { campus } from '../../campuses/ghana/src/index.ts';
import { hosts } from '../../packages/contract/src/scam/built-in/hosts.ts';
import { bucketOf, featuresOf, vectorOf } from '../../packages/contract/src/scam/features.ts';
import { LEARNED_WARNINGS, type LearnedModel } from '../../packages/contract/src/scam/learned.ts';
import { createScamReader, createScamShield } from '../../packages/contract/src/scam/shield.ts';
import { root } from '../run.ts';
import { learn, type Example } from './learning.ts';
import { labelledIn, type Labelled } from './messages.ts';

const THRESHOLD = 0.4;
const FOLDS = 10;
const CLASSES: readonly string[] = ['ok', ...LEARNED_WARNINGS, 'link'];

const read = createScamReader(campus, hosts);
const exampleOf = ({ label, text }: Labelled): Example => ({
  vector: vectorOf(featuresOf(read(text))),
  class: CLASSES.indexOf(label),
});
const trainedWith = (messages: readonly Labelled[]): LearnedModel =>
  learn(messages.map(exampleOf), THRESHOLD);

/** Prints precision and recall of any warning, and the share of messages with the right one. */
function report(name: string, messages: readonly Labelled[], warningOf: (one: Labelled) => string): void {
  const labelled = messages.filter((message) => warningOf(message) !== 'ok');
  const due = messages.filter(({ label }) => label !== 'ok');
  const right = labelled.filter(({ label }) => label !== 'ok').length;
  const exact = messages.filter((message) => warningOf(message) === message.label).length;
  const share = (part: number, total: number) => (part / Math.max(1, total)).toFixed(3);
  console.log(
    `${name.padEnd(22)} ${String(messages.length).padStart(5)}  precision ${share(right, labelled.length)}  recall ${share(right, due.length)}  same warning ${share(exact, messages.length)}`,
  );
}

function reportByLanguage(name: string, messages: readonly Labelled[], warningOf: (one: Labelled) => string) {
  report(name, messages, warningOf);
  for (const language of new Set(messages.map((message) => message.language)))
    report(
      `  ${language}`,
      messages.filter((message) => message.language === language),
      warningOf,
    );
}

const shieldWith = (model: LearnedModel) => {
  const shield = createScamShield(campus, hosts, { model });
  return ({ text }: Labelled) => shield(text)?.warning ?? 'ok';
};

/** Trains without each part in turn, and returns the warnings that the others give to its messages. */
function crossValidated(messages: readonly Labelled[], partOf: (one: Labelled) => string | number) {
  const warnings = new Map<Labelled, string>();
  for (const part of new Set(messages.map(partOf))) {
    const warningOf = shieldWith(trainedWith(messages.filter((message) => partOf(message) !== part)));
    for (const message of messages) if (partOf(message) === part) warnings.set(message, warningOf(message));
  }
  return (one: Labelled) => warnings.get(one) ?? 'ok';
}

/** Messages that begin alike are in one fold: they were written as variants of each other. */
const foldOf = ({ text }: Labelled) =>
  bucketOf(
    text
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .slice(0, 12),
  ) % FOLDS;

const written = labelledIn('');
const model = trainedWith(written);
const bytes = JSON.stringify(model).length;
console.log(`${written.length} messages, ${Math.round(bytes / 1024)} KB`);
for (const folder of ['held-out', 'unseen', 'fresh', 'last'] as const)
  reportByLanguage(folder, labelledIn(folder), shieldWith(model));
if (!process.argv.includes('--quick')) {
  reportByLanguage(`${FOLDS} folds`, written, crossValidated(written, foldOf));
  reportByLanguage(
    'without the language',
    written,
    crossValidated(written, ({ language }) => language),
  );
}

if (!process.argv.includes('--report'))
  writeFileSync(
    join(root, 'packages/contract/src/scam/built-in/model.ts'),
    `import type { LearnedModel } from '../learned.js';

/** Written by \`scripts/scam/train.ts\` from ${written.length} labelled messages. */
export const model: LearnedModel = {
  threshold: ${model.threshold},
  scale: ${model.scale},
  bias: [${model.bias.join(', ')}],
  // oxfmt-ignore
  weights: '${model.weights}',
};
`,
  );
