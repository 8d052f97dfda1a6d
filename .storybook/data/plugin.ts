import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { KitData } from './kit-data.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Virtual modules built from the sources: the data of each part, and the code of each story. */
const KIT = 'virtual:kit-data';
const CODE = 'virtual:story-code';

const NOTHING: KitData = { version: '', parts: [], screens: [] };

/**
 * Gives the docs pages the data read from the sources, and writes the pages for machines. A Storybook built for its tests has no docs
 * pages, so it skips this work.
 */
export function sourcesSay({ docs }: { docs: boolean }): Plugin {
  let reading: Promise<KitData> | undefined;
  const read = () =>
    (reading ??= docs ? import('./kit-data.ts').then(({ readKit }) => readKit()) : Promise.resolve(NOTHING));
  const forMachines = async () => {
    const [{ pagesForMachines }, { registry }] = await Promise.all([
      import('./llms.ts'),
      import('./registry.ts'),
    ]);
    const kit = await read();
    return new Map([...pagesForMachines(kit), ...registry(kit)]);
  };
  return {
    name: 'sources-say',
    resolveId: (id) => (id === KIT || id === CODE ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${KIT}`)
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(forPages(await read())))})`;
      if (id === `\0${CODE}`)
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(docs ? await readCode() : {}))})`;
      return undefined;
    },
    async generateBundle() {
      if (!docs) return;
      for (const [fileName, source] of await forMachines())
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://local').pathname.slice(1);
        if (!/^(llms|r\/|registry\.json)/.test(path)) return next();
        forMachines().then((files) => {
          const text = files.get(path);
          if (text === undefined) return next();
          response.setHeader(
            'content-type',
            path.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8',
          );
          response.end(text);
        }, next);
      });
    },
  };
}

/** Leaves out the code of stories, a separate module that loads when a reader opens the code. */
const forPages = (kit: KitData): KitData => ({
  ...kit,
  parts: kit.parts.map((part) => ({
    ...part,
    stories: part.stories.map((story) => ({ ...story, code: {} })),
  })),
});

async function readCode(): Promise<Record<string, string>> {
  const { readStories } = await import('./stories.ts');
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
  return Object.assign({}, ...files.map((file) => readStories(`${root}/${file}`).code)) as Record<
    string,
    string
  >;
}
