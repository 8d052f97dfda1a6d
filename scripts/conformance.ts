/**
 * Writes docs/accessibility-conformance.md from scripts/conformance-criteria.ts. A test checks that the page is up to date, and that each
 * named test exists in its file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Criterion, CRITERIA, EVIDENCE, NOT_TESTED } from './conformance-criteria.ts';
import { root } from './run.ts';

export const REPORT = `${root}/docs/accessibility-conformance.md`;

export function report(): string {
  const { version } = JSON.parse(readFileSync(`${root}/packages/features/package.json`, 'utf8')) as {
    version: string;
  };
  return `# Accessibility conformance report

In the style of VPAT 2.5 INT, for WCAG 2.2 levels A and AA, which the Revised Section 508 standards and EN 301 549 build on
(they ask for fewer of its criteria). Written by \`node scripts/conformance.ts\`; edit \`scripts/conformance-criteria.ts\`.

| | |
| --- | --- |
| Product | CampusHive ${version}: the web application, and the packages \`@campushive/ui\` and \`@campushive/features\` |
| Evaluated by | those who built it, by the tests that are named and by reading |
| Contact | the repository's issues |

## What was not tested

${NOT_TESTED.map((one) => `- ${one}`).join('\n')}

## Summary

${summary()}

${table('A')}

${table('AA')}

## The tests

\`npx --yes pnpm@12 test\` runs all of them; nothing is committed that fails one.

${Object.entries(EVIDENCE)
  .map(([name, { file, title, says }]) => `- **${name}**: ${says} (\`${file}\`, "${title}")`)
  .join('\n')}
`;
}

function summary(): string {
  const counts = new Map<string, number>();
  for (const { support } of CRITERIA) counts.set(support, (counts.get(support) ?? 0) + 1);
  const rows = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([support, count]) => `| ${support} | ${count} |`);
  const bare = CRITERIA.filter(({ support, tests }) => support !== 'Not applicable' && tests.length === 0);
  return `| Of ${CRITERIA.length} criteria | |\n| --- | --- |\n${rows.join('\n')}\n\nJudged without a test: ${bare.map(({ id }) => id).join(', ')}.`;
}

function table(level: Criterion['level']): string {
  const rows = CRITERIA.filter((one) => one.level === level).map(
    ({ id, name, support, remarks, tests }) =>
      `| ${id} ${name} | ${support} | ${remarks}${tests.length > 0 ? ` Tests: ${tests.join(', ')}.` : ''} |`,
  );
  return `## Level ${level}\n\n| Criterion | Conformance | Remarks |\n| --- | --- | --- |\n${rows.join('\n')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(REPORT, report());
