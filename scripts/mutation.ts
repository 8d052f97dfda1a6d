import { mkdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { findDependent } from './mutation/alone.ts';
import { AREAS, isArea, type Area, type AreaName } from './mutation/areas.ts';

/**
 * Makes small changes to the code of an area, one at a time, and reports those that no test notices. Earlier results are cached in
 * .cache/mutation; `--afresh` clears them. `--alone` changes nothing, and runs each test without the others.
 */
const [named, ...flags] = process.argv.slice(2).filter((one) => one !== '--');
const names =
  named === undefined || named === 'all' ? Object.keys(AREAS).filter(isArea) : [named].filter(isArea);
const only = flags.find((flag) => !flag.startsWith('--'));
if (names.length === 0) {
  console.error(`There is no area "${named}". Name one of ${Object.keys(AREAS).join(', ')}, or all.`);
  process.exit(1);
}
for (const name of names) {
  process.env['MUTATION_AREA'] = name;
  if (flags.includes('--alone')) await runAlone(name);
  else await run(name);
}

/** Lists the tests of an area that depend on earlier tests. */
async function runAlone(name: AreaName): Promise<void> {
  const dependent = await findDependent();
  for (const test of dependent) console.log(`fails alone  ${test}`);
  console.log(`${name}: ${dependent.length} tests fail alone`);
  if (dependent.length > 0) process.exitCode = 1;
}

async function run(name: AreaName): Promise<void> {
  const area: Area = AREAS[name];
  const folder = `.cache/mutation/${name}`;
  mkdirSync(folder, { recursive: true });
  const results = await new Stryker({
    mutate: only === undefined ? [...area.mutate, '!**/*.test.ts'] : only.split(','),
    testRunner: area.server === true ? 'kept-vitest' : 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    plugins: [
      '@stryker-mutator/vitest-runner',
      ...['reused-worker', 'ignored'].map((name) => `${import.meta.dirname}/mutation/${name}.ts`),
    ],
    ignorers: area.server === true ? ['decides-nothing'] : [],
    coverageAnalysis: 'perTest',
    // A server's mutant uses more than a core: two at a time would wait for each other.
    concurrency: area.server === true ? 1 : 2,
    timeoutMS: 30_000,
    // A busy machine takes several times as long for the same tests. Slowness must not count as a noticed change.
    timeoutFactor: 4,
    // The tests of a server's area open dozens of databases, on a busy machine for longer than the default of five minutes.
    dryRunTimeoutMinutes: 30,
    // A server's texts are mostly for people: tests need not notice a different error message.
    mutator: { excludedMutations: area.server === true ? ['StringLiteral'] : [] },
    ignorePatterns: ['.cache', '.data', '**/dist', '**/dist-server', 'docs', 'e2e/results', '.storybook'],
    ignoreStatic: true,
    tempDirName: '.cache/stryker',
    incremental: true,
    incrementalFile: `${folder}/incremental.json`,
    force: flags.includes('--afresh'),
    reporters: ['json', 'clear-text', 'progress-append-only'],
    jsonReporter: { fileName: `${folder}/report.json` },
    clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
  }).runMutationTest();
  const survivors = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { fileName, location, replacement, mutatorName, status } of survivors) {
    const place = `${fileName.replace(`${process.cwd()}/`, '')}:${location.start.line}:${location.start.column}`;
    console.log(
      `${status}  ${place}  ${mutatorName}  ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 80)}`,
    );
  }
  const counted = results.filter(
    ({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status),
  );
  const caught = counted.length - survivors.length;
  console.log(
    `${name}: ${caught} of ${counted.length} noticed, ${((100 * caught) / Math.max(1, counted.length)).toFixed(1)} %`,
  );
}
