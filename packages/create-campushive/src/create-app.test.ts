import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HUES, hexOf, hueOf } from './colour.js';
import { command } from './command.js';
import { createApp } from './create-app.js';

const template = join(import.meta.dirname, '../../../examples/foreign-vite');
let around: string;
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'new-app-'));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));
const read = (file: string) => readFileSync(join(around, file), 'utf8');

/** Output of the command without anyone at the keyboard. */
async function run(...args: string[]) {
  const output: string[] = [];
  const say = (text: string) => void output.push(text);
  const ask = async (_question: string, standard: string) => standard;
  const code = await command(args, template, { ask, say, complain: say });
  return { code, output: output.join('\n') };
}

describe('a new app', () => {
  it('has its own name and colour instead of those of the template', async () => {
    const { code, output } = await run(
      join(around, 'Yard 2'),
      '--name',
      'Kumbi Yárd 2',
      '--colour',
      '#2f6fde',
    );
    // As a shell takes a folder with a blank in its name.
    expect(output).toContain(`cd "${join(around, 'Yard 2')}"`);
    expect([code, output]).toEqual([0, expect.stringContaining('npm install')]);
    expect(read('Yard 2/index.html')).toContain('<title>Kumbi Yárd 2</title>');
    expect(JSON.parse(read('Yard 2/campus.json'))).toMatchObject({ id: 'kumbiyard2', name: 'Kumbi Yárd 2' });
    expect(read('Yard 2/README.md')).toMatch(/^# Kumbi Yárd 2$/m);
    expect(read('Yard 2/src/brand.css')).toMatch(/--hue: 26\d;/);
    expect(read('Yard 2/package.json')).toContain('"name": "yard-2"');
    expect(read('Yard 2/.gitignore')).toContain('node_modules');
  });

  it('is created in an empty folder, with the defaults for missing options', async () => {
    expect(await run(around)).toMatchObject({ code: 0 });
    expect(JSON.parse(read('campus.json'))).toMatchObject({ name: 'Baobab Market', country: 'GH' });
  });

  it('pays sellers to bank accounts in Nigeria, and has no mobile money', async () => {
    await run(around, '--country', 'NG');
    const { currency, payments } = JSON.parse(read('campus.json'));
    expect([currency, payments.bankAccounts.recipientType, payments.mobileMoney]).toEqual([
      'NGN',
      'nuban',
      undefined,
    ]);
  });

  it('is the example where every option is left out', async () => {
    expect(await run(around)).toMatchObject({ code: 0 });
    for (const file of ['campus.json', 'index.html', 'README.md', 'src/brand.css'])
      expect(read(file)).toBe(readFileSync(join(template, file), 'utf8'));
  });

  it.each([
    ['a name that would end a string', ['--name', "O'Neil"], 'cannot be its name'],
    ['no name', ['--name', ' '], 'cannot be its name'],
    ['a name as long as a sentence', ['--name', 'a'.repeat(41)], 'cannot be its name'],
    ['grey', ['--colour', '#808080'], 'is no colour'],
    ['a word that is no colour', ['--colour', 'quickly'], 'is no colour'],
    ['a country without known payments', ['--country', 'XQ'], 'use one of GH, NG'],
    ['a language without texts', ['--languages', 'en,pt'], 'use some of en,fr,es'],
    ['a language twice', ['--languages', 'en,en'], 'each once'],
    ['an option that there is not', ['--font', 'Serif'], '--colour: #rrggbb'],
    ['a name without quotes', ['--name', 'Baobab', 'Market'], 'put names into quotes'],
  ])('is refused, and creates no file, with %s', async (_what, args, reason) => {
    const { code, output } = await run(join(around, 'app'), ...args);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(readdirSync(around)).toEqual([]);
  });

  it('is refused in a folder with files or in place of a file, and changes neither', async () => {
    writeFileSync(join(around, 'thesis.txt'), 'mine');
    expect(await run(around)).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
    const file = await run(join(around, 'thesis.txt'));
    expect(file).toMatchObject({ code: 1, output: expect.stringContaining('is a file') });
    expect(readdirSync(around)).toEqual(['thesis.txt']);
    expect(read('thesis.txt')).toBe('mine');
  });

  it('leaves no folder behind when its creation fails', () => {
    const broken = join(around, 'template');
    cpSync(template, broken, { recursive: true, filter: (path) => !path.endsWith('brand.css') });
    const wish = { name: 'Kumbi', colour: 'green' };
    const make = (folder: string) => () => createApp({ folder: join(around, folder), ...wish }, broken);
    expect(make('app')).toThrow('Nothing was made');
    expect(existsSync(join(around, 'app'))).toBe(false);
    writeFileSync(join(around, 'file'), '');
    expect(make('file/app')).toThrow('Nothing was made');
  });
});

describe('the hue of a colour', () => {
  it.each([
    ['#ff0000', 29],
    ['#00ff00', 142],
    ['0000ff', 264],
    ['Green', HUES.green],
  ])('is found for %s', (colour, hue) => {
    expect(hueOf(colour)).toBe(hue);
  });

  it.each(Object.values(HUES))('is %d again in the colour made from it', (hue) => {
    expect(Math.abs((hueOf(hexOf(hue)) ?? 0) - hue)).toBeLessThanOrEqual(4);
  });
});
