/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readParts } from '../../../../../.storybook/data/parts.ts';
import { brokenBy, componentsOf, CONVENTIONS, reportOf } from './conventions.js';

const parts = readParts();
const components = componentsOf(parts);

describe('the public API of the kit', () => {
  it('matches the report, which is reviewed like code (update it with vitest -u)', async () => {
    expect(components.length).toBeGreaterThan(100);
    await expect(reportOf(parts)).toMatchFileSnapshot('./api-report.txt');
  });

  it('follows the conventions of its props', () => {
    expect(components.flatMap(({ props }) => props).length).toBeGreaterThan(300);
    expect(brokenBy(components)).toEqual([]);
  });

  it.each([
    ['a word with another word in the kit', { name: 'legend', type: 'ReactNode' }],
    ['a variant of a meaning', { name: 'variant', type: '', choices: ['success'] }],
    ['a tone of a weight', { name: 'tone', type: '', choices: ['ghost'] }],
    ['an unknown size', { name: 'size', type: '', choices: ['huge'] }],
    ['a handler that takes an event', { name: 'onValueChange', type: '(event: ChangeEvent) => void' }],
    ['a default without its controlled state', { name: 'defaultOpen', type: 'boolean' }],
    ['a switch that is named as a question', { name: 'isLoading', type: 'boolean' }],
  ])('would notice %s', (_, prop) => {
    const props = [{ required: false, description: '', ...prop }];
    expect(brokenBy([{ name: 'Probe', props }])).toHaveLength(1);
  });

  it('has its conventions in the docs', () => {
    const docs = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    for (const { rule } of CONVENTIONS) expect(docs).toContain(rule);
  });
});
