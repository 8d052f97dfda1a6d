import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { packageManager, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  packageManager: string;
  scripts: Readonly<Record<string, string>>;
};

const pnpm = (...args: string[]) =>
  execFileSync('npx', ['--yes', packageManager.replace(/\+.*/, ''), ...args], {
    cwd: root,
    encoding: 'utf8',
  });

it('writes a bill of materials with the exact versions of the lockfile', { timeout: 120_000 }, () => {
  pnpm('sbom:write');
  const bill = JSON.parse(readFileSync(join(root, '.cache/sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: readonly { name: string; version: string; purl: string }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const { version } = JSON.parse(
    readFileSync(join(root, 'apps/api/node_modules/fastify/package.json'), 'utf8'),
  ) as { version: string };
  expect(bill.components).toContainEqual(
    expect.objectContaining({ name: 'fastify', version, purl: `pkg:npm/fastify@${version}` }),
  );
});

it('lists the licence of each dependency', { timeout: 120_000 }, () => {
  expect(pnpm('--silent', 'licences:list')).toMatch(/ fastify [^\n]*MIT/);
});

it(
  'has no script with the name of a package manager command, except start and test',
  { timeout: 120_000 },
  () => {
    const commands = [
      ...pnpm('help', '--all').matchAll(/^ {2}([a-z-]+) .*?(?:\[alias(?:es)?: ([^\]]+)\])?$/gm),
    ].flatMap(([, name = '', aliases = '']) => [name, ...aliases.split(', ')]);
    // The package manager runs scripts with these names.
    const scriptNames = ['start', 'test'];
    expect(commands).toContain('licences');
    expect(
      Object.keys(scripts).filter((name) => commands.includes(name) && !scriptNames.includes(name)),
    ).toEqual([]);
  },
);
