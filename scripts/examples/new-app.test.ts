import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCampus, parseCampusJson } from '../../packages/contract/src/campus/read-campus.ts';
import { COUNTRIES, createApp, LANGUAGES } from '../../packages/create-campushive/src/index.ts';
import { root } from '../run.ts';

let around: string;
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'new-campus-'));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

describe('the campus of a new application', () => {
  it.each(Object.keys(COUNTRIES))('is complete and without mistakes in %s', (country) => {
    const languages = [...LANGUAGES].reverse();
    const wish = { name: 'Yard', colour: 'teal', country, languages };
    createApp({ folder: join(around, 'app'), ...wish }, `${root}/examples/foreign-vite`);
    const json = readFileSync(join(around, 'app/campus.json'), 'utf8');
    const { campus, mistakes } = checkCampus(parseCampusJson(json, 'campus.json'));
    expect(mistakes).toEqual([]);
    expect(campus).toMatchObject({ country: { code: country }, locales: languages, defaultLocale: 'es' });
  });
});
