import { MOVES, PROPS, RENAMES, VALUES, FIELDS } from '../../packages/codemod/src/changes.ts';
import { REMOVALS } from '../../packages/codemod/src/removals.ts';
import { changesSince, type Change } from './changes.ts';
import { deprecationsOf, type Deprecation } from './deprecations.ts';
import { PUBLISHED } from './published.ts';
import { releasedExports, type Exports } from './released.ts';

/** The last release, whose exports are in `released/`. */
export const LAST = '0.1.0';

const HEAD = `# Migrate from 0.1 to 0.2

<!-- Written by scripts/publishing/migration.test.ts from changesets, @deprecated tags and the tables of packages/codemod: vitest -u renews it. -->

1. Update all packages of \`@campushive\` together, and React to 19.2.
2. Run \`npx @campushive/codemod src\`. It makes the changes below that are marked with ✓.
3. Check the types. Former names still work where a table says so, until 0.3.
4. Read the breaking changes of the packages that you import, and those of \`@campushive/contract\`, whose types all of them use.`;

/** Returns the text of MIGRATION.md. */
export function migrationGuide(): string {
  const changes = changesSince(LAST);
  const sections = PUBLISHED.map((name) => sectionOf(name, changes)).filter((section) => section !== '');
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

function sectionOf(name: string, changes: readonly Change[]): string {
  const own = changes.filter((change) => change.package === name).map(({ text }) => text);
  const breaking = unique(own.filter((text) => text.includes('**Breaking')).map(withoutMark));
  const deprecated = unique(own.filter((text) => text.includes('**Deprecated')));
  const parts = [
    ...listOf('Breaking', breaking),
    ...tableOf('Renamed or moved, without an alias', ['Former', 'Now', 'Codemod'], brokenNames(name)),
    ...tableOf('Gone', ['Exports', 'Advice'], goneNames(name)),
    ...tableOf('Former names that work until 0.3', ['Former', 'Advice', 'Codemod'], formerNames(name)),
    ...listOf('Deprecated besides', deprecated),
  ];
  return parts.length === 0 ? '' : [`## @campushive/${name}`, ...parts].join('\n\n');
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Removes the mark, and begins the sentence with a capital. */
const withoutMark = (text: string) =>
  text.replace(/^\*\*Breaking:\*\* (.)/, (_, first: string) => first.toUpperCase());

const listOf = (title: string, texts: readonly string[]): string[] =>
  texts.length === 0 ? [] : [`### ${title}`, texts.map((text) => `- ${text}`).join('\n')];

function tableOf(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### ${title}`, lines.join('\n')];
}

const code = (text: string) => `\`${text}\``;

function brokenNames(name: string): string[][] {
  const owner = `@campushive/${name}`;
  const former = new Set(deprecationsOf(name).map((one) => one.name));
  const renamed = RENAMES.filter((one) => one.package === owner && !former.has(one.from));
  return [
    ...renamed.map(({ from, to }) => [code(from), code(to), '✓']),
    ...MOVES.filter((one) => one.package === owner).map(({ from, to, names }) => [
      `${names.map(code).join(', ')} of ${code(`${owner}/${from}`)}`,
      code(`${owner}/${to}`),
      '✓',
    ]),
  ];
}

const goneNames = (name: string): string[][] =>
  REMOVALS.filter((one) => one.package === `@campushive/${name}`).map(({ names, advice }) => [
    names.map(code).join(', '),
    advice,
  ]);

function formerNames(name: string): string[][] {
  const isOwn = (one: { readonly package: string }) => one.package === `@campushive/${name}`;
  const values = VALUES.filter(isOwn).flatMap(({ component, prop, values: pairs }) =>
    Object.entries(pairs).map(([from, to]) => [
      `the ${code(prop)} ${code(from)} of ${code(component)}`,
      `Use ${code(to)}.`,
      '✓',
    ]),
  );
  const variables =
    name === 'ui'
      ? [[`CSS variables without prefix, such as ${code('--brand')}`, `Use ${code('--ch-brand')}.`, '✓']]
      : [];
  const rows = deprecationsOf(name).map((one) => [
    shownName(one),
    one.text.replace(/ Goes with version 0\.3\./, '').replaceAll('\n', ' '),
    isRenamed(one) ? '✓' : '',
  ]);
  const byName = new Map([...rows, ...values, ...variables].map((row) => [row[0], row]));
  return [...byName.values()];
}

/** Returns a name as consumers write it: a prop with its components, or a field with the prop that takes it. */
function shownName({ package: owner, name }: Deprecation): string {
  const last = name.split('.').at(-1) ?? '';
  const isIt = (one: { readonly package: string; readonly from: string }) =>
    name.includes('.') && one.package === `@campushive/${owner}` && one.from === last;
  const components = PROPS.filter(isIt).flatMap((one) => one.components);
  if (components.length > 0) return `${code(last)} of ${components.map(code).join(', ')}`;
  const field = FIELDS.find(isIt);
  return field
    ? `${code(last)} in ${field.members.map(code).join(' and ')} of ${code(field.export)}`
    : code(name);
}

/** True for a name that the codemod renames. */
export function isRenamed({ package: owner, name }: Deprecation): boolean {
  const last = name.split('.').at(-1) ?? '';
  const tables = [PROPS, FIELDS].flat();
  const isOwn = (one: { readonly package: string }) => one.package === `@campushive/${owner}`;
  if (!name.includes('.')) return RENAMES.some((one) => isOwn(one) && one.from === name);
  return (
    tables.some((one) => isOwn(one) && one.from === last) ||
    VALUES.some((one) => isOwn(one) && last in one.values)
  );
}

/** Returns the exports of the last release that are gone, and that the codemod neither renames nor gives advice about. */
export function lostExports(name: string, present: Exports): readonly string[] {
  const owner = `@campushive/${name}`;
  const known = new Set([
    ...RENAMES.filter((one) => one.package === owner).map(({ from }) => from),
    ...REMOVALS.filter((one) => one.package === owner).flatMap(({ names }) => names),
  ]);
  const isThere = (entry: string, one: string) => present.get(entry)?.includes(one) === true;
  const isMoved = (entry: string, one: string) =>
    MOVES.some(
      ({ from, to, names }) =>
        `${owner}/${from}` === entry && names.includes(one) && isThere(`${owner}/${to}`, one),
    );
  return [...releasedExports(LAST)]
    .filter(([entry]) => entry === owner || entry.startsWith(`${owner}/`))
    .flatMap(([entry, names]) => names.map((one) => [entry, one] as const))
    .filter(([entry, one]) => !isThere(entry, one) && !known.has(one) && !isMoved(entry, one))
    .map(([entry, one]) => `${entry} ${one}`);
}
