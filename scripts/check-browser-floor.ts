/**
 * Checks that the web app runs on the oldest browsers of `browserslist` in package.json (docs/browsers.md): platform members used in the
 * sources, by their types, and all APIs in the built bundles. Builds the app when needed.
 */
import { ALLOWED_IN_BUNDLES, ALLOWED_MEMBERS } from './browser-floor/allowed.ts';
import { newerInBundles } from './browser-floor/bundles.ts';
import { newerMembers } from './browser-floor/newer-members.ts';
import { build } from './build.ts';
import { root } from './run.ts';

const PROGRAMS = [
  'apps/campus/tsconfig.json',
  'apps/campus/src/service-worker/tsconfig.json',
  'packages/ui/tsconfig.json',
];

const problems: string[] = [];

const members = newerMembers(root, PROGRAMS);
for (const { name, missingIn, uses } of members)
  if (!(name in ALLOWED_MEMBERS))
    problems.push(`${name} is missing in ${missingIn.join(', ')}: ${uses.join(', ')}`);
for (const name of Object.keys(ALLOWED_MEMBERS))
  if (!members.some((member) => member.name === name))
    problems.push(`ALLOWED_MEMBERS names ${name}, which nothing uses.`);

await build();
const messages = await newerInBundles(root, 'apps/campus/dist');
const used = new Set<object>();
for (const { bundle, message, code } of messages) {
  const allowed = ALLOWED_IN_BUNDLES.find((one) => one.bundle.test(bundle) && one.message.test(message));
  if (allowed === undefined) problems.push(`${bundle}: ${message}: …${code}…`);
  else used.add(allowed);
}
for (const one of ALLOWED_IN_BUNDLES)
  if (!used.has(one))
    problems.push(`ALLOWED_IN_BUNDLES names ${one.bundle}, ${one.message}: nothing has it.`);

for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? 'The web app runs at the browser floor.' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
