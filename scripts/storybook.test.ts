/** Compares Storybook, the pages for machines and the registry with the kit's sources. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readChanges } from '../.storybook/data/changelog.ts';
import type { KitData } from '../.storybook/data/kit-data.ts';
import { pagesForMachines, repositoryOverview } from '../.storybook/data/llms.ts';
import { readParts } from '../.storybook/data/parts.ts';
import { registry, sourceRegistry } from '../.storybook/data/registry.ts';
import { readStories, type StoryFile } from '../.storybook/data/stories.ts';
import { GROUPS, OTHER_WORDS, shortTitle, withOtherWords } from '../.storybook/sidebar.ts';
import { root } from './run.ts';

interface RegistryItem {
  name: string;
  dependencies: string[];
  files: { target: string; content: string }[];
}

let kit: KitData;
let stories: StoryFile[];

beforeAll(() => {
  const { version } = JSON.parse(readFileSync(`${root}/packages/ui/package.json`, 'utf8')) as KitData;
  kit = { version, parts: readParts().map((part) => ({ ...part, tokens: [], changes: [] })), screens: [] };
  stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).map((path) =>
    readStories(`${root}/${path}`),
  );
});

describe('the docs of the kit', () => {
  it('list the same names as the snapshot of exports', () => {
    const listed = kit.parts.map(
      ({ entry, names }) =>
        `${entry}: ${names
          .map(({ name }) => name)
          .sort()
          .join(', ')}`,
    );
    const exported = readFileSync(`${root}/packages/ui/src/exports.snapshot.txt`, 'utf8').trim().split('\n');
    expect(listed).toEqual(exported);
  });

  it('describe every name and every prop', () => {
    const names = kit.parts.flatMap((part) => part.names);
    const silent = names.flatMap(({ name, description, props }) => [
      ...(description === '' ? [name] : []),
      ...props.filter((prop) => prop.description === '').map((prop) => `${name}.${prop.name}`),
    ]);
    expect(silent).toEqual([]);
    expect(names.flatMap(({ props }) => props).length).toBeGreaterThan(250);
  });

  it('know the props of every component, or the element that takes its props', () => {
    const bare = kit.parts
      .flatMap((part) => part.names)
      .filter(({ kind, props, inherits }) => kind === 'component' && props.length + inherits.length === 0);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('list the choices of a prop, even when its type is in another file', () => {
    const button = kit.parts.find(({ entry }) => entry === 'button')?.names[0];
    expect(button?.props.find(({ name }) => name === 'variant')?.choices).toContain('primary');
  });

  it('give each part the entries of the changelog that name it', () => {
    const changes = readChanges(
      ['Tooltip', 'Card'],
      '# x\n\n## 0.2.0\n\n- `Tooltip` waits\n  less.\n- Other.\n\n## 0.1.0\n\n- Cards.\n',
    );
    expect(changes.get('Tooltip')).toEqual([{ version: '0.2.0', text: '`Tooltip` waits less.' }]);
    expect(changes.get('Card')).toEqual([]);
  });
});

describe('the sidebar', () => {
  it('has each part and each screen in a group', () => {
    const strays = stories
      .map(({ title }) => title.split('/'))
      .filter(([kind = '', group = '']) => {
        const groups: readonly string[] =
          kind === 'Kit' ? GROUPS.Kit : kind === 'Screens' ? GROUPS.Screens : [group];
        return !groups.includes(group);
      });
    expect(strays).toEqual([]);
  });

  it('finds every part of the kit by words of other libraries, and has no words for a missing page', () => {
    const ids = stories.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('kit-') && !(id in OTHER_WORDS))).toEqual([]);
    expect(Object.keys(OTHER_WORDS).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('shows the title without the search words', () => {
    const title = withOtherWords('kit-dialog', 'Kit/Overlays/Dialog');
    expect(title).toContain('modal');
    expect(shortTitle(title)).toBe('Kit/Overlays/Dialog');
  });
});

describe('the code of stories', () => {
  it('exists for each story, without test helpers, in at most 6000 characters', () => {
    const code = stories.flatMap((file) => Object.entries(file.code));
    expect(code.length).toBeGreaterThan(1000);
    const wrong = code.filter(
      ([, text]) => text.trim() === '' || text.length > 6000 || /\bfn\(\)|\{\.\.\.args\}/.test(text),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('writes the arguments of a story as props', () => {
    const code = stories.find(({ id }) => id === 'kit-button')?.code;
    expect(code?.['kit-button--primary']).toBe(
      '<Button onClick={onClick} variant="primary">Pay ₵2,608.25</Button>',
    );
  });
});

describe('the pages for machines', () => {
  it('are linked from llms.txt, one for each part', () => {
    const files = pagesForMachines(kit);
    const links = [...(files.get('llms.txt') ?? '').matchAll(/\((llms\/[^)]+)\)/g)].map(
      ([, path = '']) => path,
    );
    expect(links).toHaveLength(kit.parts.length);
    expect(links.filter((path) => !files.has(path))).toEqual([]);
  });
});

describe('the files of the repository for machines', () => {
  const files = () => new Map([...sourceRegistry(kit), ['llms.txt', repositoryOverview(kit)] as const]);

  it.each(['registry.json', 'registry/theme.css', 'llms.txt'])(
    'are current: %s (update it with vitest -u)',
    async (path) => {
      await expect(files().get(path)).toMatchFileSnapshot(join(root, path));
    },
  );

  it('name only files that exist', () => {
    const { items } = JSON.parse(files().get('registry.json') ?? '') as {
      items: readonly { name: string; files: readonly { path: string }[] }[];
    };
    expect(items.map(({ name }) => name)).toEqual(kit.parts.map(({ entry }) => entry));
    const paths = items.flatMap((item) => item.files.map(({ path }) => path));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the registry', () => {
  const items = () =>
    [...registry(kit)]
      .filter(([path]) => path.startsWith('r/') && path !== 'r/registry.json')
      .map(([, text]) => JSON.parse(text) as RegistryItem);

  it('has an item for each part', () => {
    expect(items().map(({ name }) => name)).toEqual(kit.parts.map(({ entry }) => entry));
  });

  it('includes with each item every file and package that it imports', () => {
    const missing = items().flatMap(({ name, files, dependencies }) => {
      const existing = new Set(files.map(({ target }) => target.replace(/\.tsx?$/, '')));
      return files.flatMap(({ target, content }) =>
        [...content.matchAll(/(?:from|import\() ?'([^']+)'/g)]
          .map(([, from = '']) => from)
          .filter((from) =>
            from.startsWith('.')
              ? !existing.has(normalize(join(dirname(target), from)))
              : !/^react(-dom)?(\/|$)/.test(from) &&
                !dependencies.some((dependency) => from.startsWith(dependency.replace(/(?<=.)@.*/, ''))),
          )
          .map((from) => `${name}: ${target} imports ${from}`),
      );
    });
    expect(missing).toEqual([]);
  });
});
