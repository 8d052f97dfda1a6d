import { readdirSync, readFileSync } from 'node:fs';
import { BUILT_IN_SCAM_RULES } from '@campushive/contract/scam/built-in/index';
import { createScamShield } from '@campushive/contract/scam/shield';
import { WARNINGS, type Warning } from '@campushive/contract/warnings';
import { describe, expect, it } from 'vitest';
import { campus } from '@campushive/campus-ghana';

const shield = createScamShield(campus, ...BUILT_IN_SCAM_RULES);

interface Labelled {
  readonly language: string;
  readonly label: string;
  readonly text: string;
}

/** The labelled messages of a folder: a file for each language, a line for each message. */
function labelledIn(folder: string): Labelled[] {
  const directory = new URL(`../../../../../campuses/ghana/scam-messages/${folder}`, import.meta.url);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) =>
      readFileSync(new URL(name, `${directory.href.replace(/\/?$/, '/')}`), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [label = '', text = ''] = line.split('\t');
          return { language: name.replace('.tsv', ''), label, text };
        }),
    );
}

/** Precision and recall of a warning on labelled messages. */
function scoreOf(messages: readonly Labelled[], warning: Warning) {
  const given = messages.filter(({ text }) => shield(text)?.warning === warning);
  const due = messages.filter(({ label }) => label === warning);
  const right = given.filter(({ label }) => label === warning).length;
  return { precision: right / given.length, recall: right / due.length };
}

/** Precision and recall of any warning, whatever its label. */
function scoreOfAll(messages: readonly Labelled[]) {
  const given = messages.filter(({ text }) => shield(text) !== null);
  const due = messages.filter(({ label }) => label !== 'ok');
  const right = given.filter(({ label }) => label !== 'ok').length;
  return { precision: right / given.length, recall: right / due.length };
}

const written = labelledIn('');
const heldOut = labelledIn('held-out/');
const unseen = labelledIn('unseen/');

it('has hundreds of labelled messages in five languages, each with every label', () => {
  expect(written.length).toBeGreaterThanOrEqual(1600);
  expect(heldOut).toHaveLength(86);
  expect(unseen).toHaveLength(140);
  const kinds = new Set(written.map(({ language, label }) => `${language} ${label}`));
  expect(kinds.size).toBe(5 * (WARNINGS.length + 1));
});

describe.each(WARNINGS)('%s', (warning) => {
  it('is found among the messages that the rules were written with', () => {
    const { precision, recall } = scoreOf(written, warning);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});

it('seldom warns without reason of messages by others than who wrote the rules, and finds seven scams of ten', () => {
  const { precision, recall } = scoreOfAll(unseen);
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.7);
});

it('finds nearly all scams of the half that was held back, where harmless messages come as near as they can', () => {
  const { precision, recall } = scoreOfAll(heldOut);
  expect(precision).toBeGreaterThanOrEqual(0.85);
  expect(recall).toBeGreaterThanOrEqual(0.95);
});
