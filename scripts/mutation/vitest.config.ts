import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { AREAS, isArea, type Area } from './areas.ts';

const name = process.env['MUTATION_AREA'] ?? '';
if (!isArea(name))
  throw new Error(`MUTATION_AREA is "${name}"; it is one of ${Object.keys(AREAS).join(', ')}.`);
const area: Area = AREAS[name];

/** Runs files in the order of the table, quick ones first, because the first failing test ends the run of a mutant. */
class AsListed extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      area.tests.findIndex((pattern) => matchesGlob(relative(process.cwd(), moduleId), pattern));
    return Promise.resolve(files.toSorted((file, other) => placeOf(file) - placeOf(other)));
  }
}

/** Configuration of the tests of an area, for runs with mutants. */
export default defineConfig({
  test: {
    include: [...area.tests],
    sequence: { sequencer: AsListed },
    hookTimeout: 60_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    ...(area.server === true && { globalSetup: 'apps/api/test/template.ts', isolate: false }),
  },
});
