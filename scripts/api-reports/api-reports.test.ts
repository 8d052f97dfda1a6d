import { beforeAll, describe, expect, it } from 'vitest';
import { folderOf, PUBLISHED } from '../publishing/published.ts';
import { root } from '../run.ts';
import { docstringsOf, reportOf, surfaceOf, type Surface } from './report.ts';

/** The kit's report lists props with their defaults (packages/ui/src/test/api); the starter's only export is its command. */
const REPORTED: readonly string[] = PUBLISHED.filter((name) => name !== 'ui' && name !== 'create-app');

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

  it('has a doc comment for each export', () => {
    const docstrings = docstringsOf(surface);
    expect(docstrings.size).toBeGreaterThan(0);
    const undocumented = [...docstrings].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(undocumented).toEqual([]);
  });
});
