import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CRITERIA, EVIDENCE } from './criteria.ts';
import { report, REPORT } from './conformance.ts';
import { root } from '../run.ts';

describe('the conformance report', () => {
  it('matches its data (update it with node scripts/conformance/conformance.ts)', () => {
    expect(readFileSync(REPORT, 'utf8')).toBe(report());
  });

  it.each(Object.entries(EVIDENCE))('names a test that exists: %s', (_, { file, title }) => {
    const text = existsSync(`${root}/${file}`) ? readFileSync(`${root}/${file}`, 'utf8') : '';
    expect(text).toContain(title);
  });

  it('lists no test that no criterion uses', () => {
    const used = new Set<string>(CRITERIA.flatMap(({ tests }) => tests));
    expect(Object.keys(EVIDENCE).filter((name) => !used.has(name))).toEqual([]);
  });

  it('has each criterion of WCAG 2.2 A and AA once, in order', () => {
    expect(new Set(CRITERIA.map(({ id }) => id)).size).toBe(CRITERIA.length);
    expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
  });
});
