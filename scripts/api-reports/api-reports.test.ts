import { beforeAll, describe, expect, it } from 'vitest';
import { folderOf, PUBLISHED } from '../publishing/published.ts';
import { lostExports } from '../publishing/migration.ts';
import { exportsOf } from '../publishing/released.ts';
import { root } from '../run.ts';
import { docstringsOf, reportOf, surfaceOf, type Surface } from './report.ts';

/** The kit's report lists props with their defaults (packages/ui/src/test/api); starter and codemod are mostly their commands. */
const REPORTED: readonly string[] = PUBLISHED.filter(
  (name) => !['ui', 'create-app', 'codemod'].includes(name),
);

describe.each(PUBLISHED)('the surface of %s', (name) => {
  const folder = folderOf(name);
  let surface: Surface;
  beforeAll(() => {
    surface = surfaceOf(folder);
  });

  it.runIf(REPORTED.includes(name))(
    'matches its report, which is reviewed like code (update it with vitest -u)',
    async () => {
      await expect(reportOf(surface)).toMatchFileSnapshot(`${root}/${folder}/api-report.txt`);
    },
  );

  it('has the exports of the last release, or a rename or advice in the codemod for each lost one', () => {
    expect(lostExports(name, exportsOf(name, surface))).toEqual([]);
  });

  it('has a doc comment for each export', () => {
    const docstrings = docstringsOf(surface);
    expect(docstrings.size).toBeGreaterThan(0);
    const undocumented = [...docstrings].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(undocumented).toEqual([]);
  });
});
