/** Type-checks every workspace that has sources. Exits with 1 when one fails. */
import { existsSync, readdirSync } from 'node:fs';
import { root, run } from './run.ts';

const workspaces = ['packages', 'apps', 'campuses']
  .flatMap((folder) => readdirSync(`${root}/${folder}`).map((name) => `${folder}/${name}`))
  .concat('apps/campus/src/service-worker', 'e2e', 'bench', 'simulator', 'scripts', '.storybook')
  .filter((path) => existsSync(`${root}/${path}/tsconfig.json`))
  .filter((path) => {
    const sources = existsSync(`${root}/${path}/src`) ? `${root}/${path}/src` : `${root}/${path}`;
    return readdirSync(sources).some((name) => !name.endsWith('.json') && name !== 'node_modules');
  });

let failed = false;
for (const workspace of workspaces) {
  console.log(`typecheck ${workspace}`);
  // Several checkers repeat each other's work: on two cores, one is faster.
  if ((await run('tsc', ['-p', workspace, '--checkers', '1'])) !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
