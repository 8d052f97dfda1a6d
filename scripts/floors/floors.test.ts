import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { AREAS, FLOORS } from './areas.ts';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });
const ruleIdsFor = async (filePath: string, code: string) => {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
};

describe('the floors of the domain', () => {
  it('have a folder for each area', () => {
    const folders = readdirSync(join(root, 'packages/domain/src'));
    expect(AREAS.filter((area) => !folders.includes(area))).toEqual([]);
  });

  it('refuse an import, or a type, from a floor above', async () => {
    const probe = 'packages/domain/src/accounts/users/probe.ts';
    for (const code of [
      "import '../../deals/payments/payments.js';",
      "import type { X } from '../../deals/payments/payments.js';",
    ])
      expect(await ruleIdsFor(probe, code)).toContain('import-x/no-restricted-paths');
    expect(await ruleIdsFor(probe, "import '../../base/notifications/notifications.js';")).toEqual([]);
    const above = 'packages/domain/src/deals/payments/probe.ts';
    expect(await ruleIdsFor(above, "import '../../accounts/users/users.js';")).toEqual([]);
    expect(
      await ruleIdsFor('packages/domain/src/platform/probe.ts', "import '../accounts/users/users.js';"),
    ).toContain('import-x/no-restricted-paths');
  });

  it.each(['node:crypto', 'fastify', 'sharp', 'pg', 'socket.io', '@node-rs/argon2', '@campushive/api'])(
    'refuse an import of %s, which belongs to a single host',
    async (name) => {
      const code = `import '${name}';`;
      expect(await ruleIdsFor('packages/domain/src/base/push/probe.ts', code)).toContain(
        'no-restricted-imports',
      );
    },
  );

  it('name the areas from the bottom to the top', () => {
    expect(AREAS).toEqual(['base', 'accounts', 'catalogue', 'talk', 'deals', 'trust', 'reach']);
  });
});

describe('the floors of the screens', () => {
  const features = 'packages/features/src';

  it('have a folder for each area, and no others except the shared ones', () => {
    const folders = readdirSync(join(root, features), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const areas = FLOORS.map(({ area }): string => area);
    expect(areas.filter((area) => !folders.includes(area))).toEqual([]);
    expect(folders.filter((name) => !areas.includes(name)).sort()).toEqual([
      'catalogues',
      'kernel',
      'shared',
      'testing',
    ]);
  });

  it.each([
    ['base/contact', '../../accounts/settings/index.js'],
    ['catalogue/search', '../../deals/parts/offers/index.js'],
    ['catalogue/parts/listing-card', '../../../talk/messages/index.js'],
    ['talk/messages/outbox', '../../../deals/payments/index.js'],
    ['trust/appeals', '../../reach/home/index.js'],
  ])('refuse an import, or a type, from a floor above %s', async (folder, path) => {
    expect(existsSync(join(root, features, folder, path.replace(/\.js$/, '.ts')))).toBe(true);
    for (const code of [`import '${path}';`, `import type { X } from '${path}';`])
      expect(await ruleIdsFor(`${features}/${folder}/probe.ts`, code)).toContain(
        'import-x/no-restricted-paths',
      );
  });

  it.each([
    ['reach/home', '../../deals/payments/index.js'],
    ['deals/orders', '../checkout/checkout-screen.js'],
    ['deals/orders', '../../catalogue/parts/listing-card/index.js'],
    ['talk/messages', '../../shared/index.js'],
  ])('allow %s an import from %s', async (folder, path) => {
    expect(await ruleIdsFor(`${features}/${folder}/probe.ts`, `import '${path}';`)).toEqual([]);
  });
});

it('refuses a function of more than 60 lines, and a cache key outside of queries', async () => {
  const long = `export function probe() {\n${'  console.log();\n'.repeat(60)}}\n`;
  expect(await ruleIdsFor('packages/contract/src/probe.ts', long)).toContain('max-lines-per-function');
  const key = "export const options = { queryKey: ['hives'] };";
  expect(await ruleIdsFor('packages/features/src/reach/home/probe.ts', key)).toContain(
    'no-restricted-syntax',
  );
  for (const owner of ['reach/home/probe.queries.ts', 'reach/data.ts'])
    expect(await ruleIdsFor(`packages/features/src/${owner}`, key)).toEqual([]);
});

it('refuses a file of more than 300 lines, tests and stories included, except tables of texts and data', async () => {
  const long = '// A line.\n'.repeat(301);
  for (const file of ['src/probe.ts', 'src/probe.test.ts', 'src/reach/probe.stories.tsx'])
    expect(await ruleIdsFor(`packages/features/${file}`, long)).toContain('max-lines');
  expect(await ruleIdsFor('scripts/probe.ts', long)).toContain('max-lines');
  expect(await ruleIdsFor('scripts/probe.ts', '// A line.\n'.repeat(300))).toEqual([]);
  for (const table of [
    'features/src/reach/probe.messages.fr.ts',
    'domain/src/reach/letters/letter-texts.en.ts',
  ])
    expect(await ruleIdsFor(`packages/${table}`, long)).toEqual([]);
});

it('has at most 40 files in a folder', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 40)).toEqual([]);
});

it('suppresses no lint rule except those for long functions and for four long tests', () => {
  const listed = JSON.parse(readFileSync(join(root, 'eslint-suppressions.json'), 'utf8')) as object;
  const rules = new Set(Object.values(listed).flatMap((one: object) => Object.keys(one)));
  expect([...rules].sort()).toEqual(['max-lines', 'max-lines-per-function']);
  // Tests that share one costly world, such as the seeded campus. The list only shrinks.
  const long = Object.entries(listed).filter(([, one]: [string, object]) => 'max-lines' in one);
  expect(long.map(([file]) => file)).toEqual([
    'apps/api/src/seed/seed-ghana.test.ts',
    'packages/domain/src/deals/payouts/deciding.test.ts',
    'packages/domain/src/deals/payouts/sending.test.ts',
    'scripts/kit/patterns.test.ts',
  ]);
});
