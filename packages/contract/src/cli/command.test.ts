import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { command } from './command.js';

const abidjan = join(import.meta.dirname, '../../../../examples/abidjan/campus.json');
const lagos = join(import.meta.dirname, '../../../../examples/lagos/campus.json');
const folder = mkdtempSync(join(tmpdir(), 'check-'));
const written = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await command(args, (line) => void lines.push(line));
  return { code, lines };
}

it.each([abidjan, lagos])('accepts the example campus in %s', async (example) => {
  expect(await run('check', example)).toEqual({ code: 0, lines: [`${example}: no mistakes`] });
});

it('reports the file, field and fix of each mistake in each file', async () => {
  const broken = written('broken.json', '{"id": "ours"\n"name": 1}');
  const partial = written('partial.json', '{"id": "Ours"}');
  const { code, lines } = await run('check', broken, partial);
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/broken\.json: the file is not JSON; look at line 2, column 1$/);
  expect(lines).toContain(`${partial}: id: must be lower case letters, digits and hyphens`);
  expect(lines).toContain(`${partial}: institutions is missing; add it`);
  expect(lines.at(-1)).toMatch(/^\d+ to correct in .*partial\.json$/);
});

it('checks the default export of a module, and reports mistakes that the module throws', async () => {
  const plain = written('plain.mjs', 'export default { id: "Ours" };');
  expect((await run('check', plain)).lines).toContain(
    `${plain}: id: must be lower case letters, digits and hyphens`,
  );
  const throws = written(
    'throws.mjs',
    'throw Object.assign(new Error(""), { name: "CampusError", mistakes: ["name is missing; add it"] });',
  );
  expect((await run('check', throws)).lines[0]).toBe(`${throws}: name is missing; add it`);
  const empty = written('empty.mjs', 'export const other = 1;');
  expect((await run('check', empty)).lines[0]).toContain('must export the definition');
});

it.each([[['check']], [['build', 'campus.json']], [['check', '/nowhere/campus.json']]])(
  'exits with code 1 for the arguments %j',
  async (args) => {
    expect((await run(...args)).code).toBe(1);
  },
);
