/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readParts } from '../../../../../.storybook/data/parts.ts';
import { brokenBy, componentsOf, CONVENTIONS, reportOf, shapesOf } from './conventions.js';

const parts = readParts();
const components = componentsOf(parts);

describe('the public API of the kit', () => {
  it('matches the report, which is reviewed like code (update it with vitest -u)', async () => {
    expect(components.length).toBeGreaterThan(100);
    await expect(reportOf(parts)).toMatchFileSnapshot('./api-report.txt');
  });

  it('follows the conventions in its props', () => {
    expect(components.flatMap(({ props }) => props).length).toBeGreaterThan(300);
    expect(brokenBy(components)).toEqual([]);
  });

  it('follows the conventions in the objects that its props and functions take', () => {
    expect(shapesOf(parts).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['FeeLine', 'RadioOption', 'Segment', 'ToastContent']),
    );
    // The hives of a campus definition are looks, and have the words of the definition.
    expect(brokenBy(shapesOf(parts).filter(({ name }) => name !== 'HiveLook'))).toEqual([]);
  });

  it('takes ref, className and data-* in every part that has an element', () => {
    const closed = components.filter(({ inherits }) => inherits.length === 0).map(({ name }) => name);
    expect(closed).toEqual(['AvatarPictures']);
  });

  it.each([
    ['a word with another word in the kit', { name: 'legend', type: 'ReactNode' }],
    ['a variant of a meaning', { name: 'variant', type: '', choices: ['success'] }],
    ['a side of a meaning', { name: 'side', type: '', choices: ['mine'] }],
    ['a name that is a label', { name: 'name', type: 'ReactNode' }],
    ['a tone of a weight', { name: 'tone', type: '', choices: ['ghost'] }],
    ['an unknown size', { name: 'size', type: '', choices: ['huge'] }],
    ['a handler that takes an event', { name: 'onValueChange', type: '(event: ChangeEvent) => void' }],
    ['a default without its controlled state', { name: 'defaultOpen', type: 'boolean' }],
    ['a switch that is named as a question', { name: 'isLoading', type: 'boolean' }],
  ])('fails the check of its conventions with %s', (_, prop) => {
    const props = [{ required: false, description: '', ...prop }];
    expect(brokenBy([{ name: 'Probe', props }])).toHaveLength(1);
  });

  it('has its conventions in the docs', () => {
    for (const file of ['../../../README.md', '../../tokens/kit.mdx']) {
      const docs = readFileSync(new URL(file, import.meta.url), 'utf8');
      for (const { rule } of CONVENTIONS) expect(docs).toContain(rule);
    }
  });
});
