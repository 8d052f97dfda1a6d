import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { command } from './command.js';

const OLD = `import { Stat } from '@campushive/ui';\nexport const Sales = () => <Stat label="Sales" hint="today" />;\n`;

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codemod-'));
  said = [];
  for (const path of ['src/deep/sales.tsx', 'src/node_modules/kit/sales.tsx', 'src/notes.txt']) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), OLD);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  command(args, { say: (text) => void said.push(text), complain: (text) => void said.push(text) });
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');

it('changes the sources below a folder, and neither its dependencies nor other files', () => {
  expect(run(`${folder}/src/`)).toBe(0);
  expect(textOf('src/deep/sales.tsx')).toContain('description="today"');
  expect(textOf('src/node_modules/kit/sales.tsx')).toBe(OLD);
  expect(textOf('src/notes.txt')).toBe(OLD);
  expect(said).toContain(`changed  ${join(folder, 'src/deep/sales.tsx')}`);
});

it('only lists the changes with --dry', () => {
  expect(run('--dry', `${folder}/src`)).toBe(0);
  expect(textOf('src/deep/sales.tsx')).toBe(OLD);
  expect(said).toContain(`would change  ${join(folder, 'src/deep/sales.tsx')}`);
});

it.each([[[]], [['--help']], [['src/missing']], [['--now', 'src']]])(
  'ends with the exit code 1 and its usage for %j',
  (args) => {
    expect(run(...args)).toBe(1);
    expect(said.join('\n')).toContain('npx @campushive/codemod');
  },
);
