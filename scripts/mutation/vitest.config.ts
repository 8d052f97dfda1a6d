import { defineConfig } from 'vitest/config';
import { AREAS, isArea, type Area } from './areas.ts';

const name = process.env['MUTATION_AREA'] ?? '';
if (!isArea(name))
  throw new Error(`MUTATION_AREA is "${name}"; it is one of ${Object.keys(AREAS).join(', ')}.`);
const area: Area = AREAS[name];

/** The tests of one area, for the runs with mutants. */
export default defineConfig({
  test: {
    include: [...area.tests],
    hookTimeout: 60_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    ...(area.server === true && { globalSetup: 'apps/api/test/template.ts', isolate: false }),
  },
});
