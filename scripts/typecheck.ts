/**
 * Type-checks the repository in one program, because most workspaces import the same sources and would each check them again. Two further
 * programs check the code that must not use the types of the DOM or of Node. check-packages.ts checks the published packages with their own
 * settings when it builds their declarations. Exits with 1 when a program has errors.
 */
import { run } from './run.ts';

const PROGRAMS = ['tsconfig.all.json', 'packages/domain', 'apps/campus/src/service-worker'];

let failed = false;
for (const program of PROGRAMS) {
  console.log(`typecheck ${program}`);
  // Several checkers repeat each other's work: on two cores, one is faster.
  if ((await run('tsc', ['-p', program, '--checkers', '1'])) !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
