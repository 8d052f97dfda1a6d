import { createVitest, type TestCase } from 'vitest/node';
import { endThread, reusedPool } from './reused-worker.ts';

/**
 * Runs each test of the area alone, without changing the code, and returns those that fail. A mutant runs only the tests that reach it,
 * so a test that depends on an earlier one would seem to notice every mutant.
 */
export async function findDependent(): Promise<string[]> {
  const vitest = await createVitest('test', {
    config: 'scripts/mutation/vitest.config.ts',
    pool: reusedPool,
    maxWorkers: 1,
    watch: false,
    reporters: [{}],
  });
  const [project] = vitest.projects;
  if (project === undefined) throw new Error('The configuration of the mutants has one project.');
  const { testModules } = await vitest.start();
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const dependent = tests.filter((test) => !test.ok()).map(nameOf);
  for (const test of tests.filter((testCase) => testCase.ok())) {
    const file = project.createSpecification(test.module.moduleId, { testNamePattern: exactly(test) });
    const { testModules: ran } = await vitest.runTestSpecifications([file]);
    const passed = ran.flatMap((module) => [...module.children.allTests('passed')]);
    if (passed.length === 0) dependent.push(nameOf(test));
  }
  await vitest.close();
  await endThread();
  return dependent;
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** Matches a test exactly: Vitest compares patterns with the names of the groups and the test, joined like this. */
const exactly = ({ fullName }: TestCase) =>
  new RegExp(`^\\s*${fullName.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}\\s*$`);
