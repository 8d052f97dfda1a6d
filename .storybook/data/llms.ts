/** Writes the pages for machines, from the same data as the docs: `llms.txt` links to a page of Markdown for each part. */
import type { DocumentedPart, KitData } from './kit-data.ts';
import type { Name, Shape } from './parts.ts';

/** File contents by path. */
export type Files = ReadonlyMap<string, string>;

export function pagesForMachines(kit: KitData): Files {
  const files = new Map<string, string>([['llms.txt', overview(kit)]]);
  const pages = kit.parts.map((part): [string, string] => [`llms/${part.entry}.md`, page(kit, part)]);
  for (const [path, text] of pages) files.set(path, text);
  files.set('llms-full.txt', `${[overview(kit), ...pages.map(([, text]) => text)].join('\n')}`);
  return files;
}

function overview({ version, parts }: KitData): string {
  return `# @campushive/ui ${version}

> Accessible React components and design tokens: ${parts.length} entries, on Radix and Tailwind 4, light and dark, made for phones.

- Import each part from its own entry: \`import { Button } from '@campushive/ui/button'\`.
- Styles: \`@import '@campushive/ui/theme.css'\` after \`tailwindcss\` in an application with Tailwind 4; \`@campushive/ui/app.css\` where the kit is all; \`@campushive/ui/styles.css\` without Tailwind.
- \`className\` places a part (margin, grid area, order). Looks are chosen by props; colours come from tokens.
- State: \`value\`, \`defaultValue\`, \`onValueChange(value)\`; \`open\`, \`defaultOpen\`, \`onOpenChange(open)\`; \`asChild\` gives looks and behaviour to the only child.
- As sources instead of a package: \`npx shadcn add <address of this site>/r/button.json\`; [registry.json](registry.json) lists them.

## Parts

${parts.map((part) => `- [${part.entry}](llms/${part.entry}.md): ${part.names.map(({ name }) => name).join(', ')}${purpose(part)}`).join('\n')}

## Optional

- [All pages in one](llms-full.txt)
`;
}

/** Returns the overview for the root of the repository: its links lead to the sources and stories, which need no build. */
export function repositoryOverview(kit: KitData): string {
  return overview(kit)
    .replace('<address of this site>/r/button.json', '<owner>/<repository>/button')
    .replaceAll(/\(llms\/([\w-]+)\.md\)/g, '(packages/ui/src/$1)')
    .replace(/\n## Optional\n[^]*$/, `\n## Optional\n\n${FURTHER.join('\n')}\n`);
}

/** Further pages of the repository. */
const FURTHER = [
  '- [Your own campus on these packages](docs/packages.md): screens, ports, a server, a registry of your own',
  '- [Migration](MIGRATION.md): every change from one version to the next',
  '- [Conventions of props](packages/ui/README.md)',
];

function purpose({ stories, names }: DocumentedPart): string {
  const purposeText = stories.find(({ contract }) => contract)?.contract?.use ?? names[0]?.description;
  return purposeText ? `. ${purposeText}` : '';
}

function page({ version }: KitData, part: DocumentedPart): string {
  const contracts = part.stories.flatMap(({ contract }) => (contract ? [contract] : []));
  const examples = part.stories.flatMap(({ code }) =>
    Object.entries(code)
      .filter(([id]) => !id.endsWith('--matrix'))
      // Stories that differ only in their steps count as one example.
      .filter(([, text], index, all) => all.findIndex(([, other]) => other === text) === index),
  );
  return `${[
    `# ${part.entry}`,
    `\`import { ${part.names.map(({ name }) => name).join(', ')} } from '@campushive/ui/${part.entry}';\` (version ${version})`,
    ...contracts.map(({ use, avoid }) => `**Use it for:** ${use}\n\n**Not for:** ${avoid}`),
    ...part.names.map(nameSection),
    ...part.shapes.map((one) => shapeSection(one)),
    ...contracts.map(
      ({ keyboard, screenReader }) =>
        `## Keyboard and screen reader\n\n${keyboard.map(([keys, effect]) => `- ${keys}: ${effect}`).join('\n')}\n- Screen reader: ${screenReader}`,
    ),
    list('Elements (`data-slot`)', part.slots),
    list('Tokens', part.tokens),
    section(
      'Examples',
      examples.map(([id, code]) => `### ${id.split('--')[1] ?? id}\n\n\`\`\`tsx\n${code}\n\`\`\``),
    ),
    section(
      'Changes',
      part.changes.map(({ version: since, text }) => `- ${since}: ${text}`),
    ),
  ]
    .filter((one) => one !== '')
    .join('\n\n')}\n`;
}

function nameSection(one: Name): string {
  const { since, status, file, line } = one;
  return shapeSection(one, `${status}, since ${since}, ${file}:${line}`);
}

function shapeSection({ name, description, props, inherits }: Shape, origin = ''): string {
  const rows = props.map(
    (prop) =>
      `| \`${prop.name}\`${prop.required ? ' (required)' : ''} | \`${cell(prop.type)}\` | ${prop.standard === undefined ? '' : `\`${cell(prop.standard)}\``} | ${cell(prop.description)} |`,
  );
  const table =
    rows.length > 0 ? `| Prop | Type | Default | |\n| --- | --- | --- | --- |\n${rows.join('\n')}` : '';
  const besides = inherits.length > 0 ? `Also takes: ${inherits.map((one) => `\`${one}\``).join(', ')}.` : '';
  return [`## ${name}`, description, origin, table, besides].filter((one) => one !== '').join('\n\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const section = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `## ${title}\n\n${items.join('\n\n')}`;
const list = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `## ${title}\n\n${items.map((one) => `\`${one}\``).join(', ')}`;
