import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { sourcesSay } from './data/plugin.ts';
import { withOtherWords } from './sidebar.ts';

// Filled by scripts/test-stories.ts; before its first run there is nothing in it.
const behaviours = new URL('../.cache/behaviours', import.meta.url).pathname;
mkdirSync(behaviours, { recursive: true });
if (!existsSync(`${behaviours}/behaviours.json`))
  writeFileSync(`${behaviours}/behaviours.json`, JSON.stringify({ ranAt: '', stories: {} }));

/** What reads the types of props for the docs does not know `readonly` before a list; nothing else reads types here. */
const plainLists = {
  name: 'plain-lists',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/packages\/\w+\/src\/.*\.tsx?$/.test(id)
      ? code.replace(/([:=]) readonly (?=[\w[(])/g, '$1 ')
      : undefined,
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    // MDX alone knows no tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // A server of the Model Context Protocol at /mcp while Storybook runs: which parts there are, how they are used, and their stories.
    '@storybook/addon-mcp',
  ],
  features: { componentsManifest: true },
  // The tests read the titles in their reports, where other words would be noise.
  experimental_indexers: (indexers = [], { build }) =>
    build?.test?.disableAutoDocs === true
      ? indexers
      : indexers.map((indexer) => ({
          ...indexer,
          createIndex: async (file, options) =>
            (await indexer.createIndex(file, options)).map((input) =>
              input.metaId && input.title
                ? { ...input, title: withOtherWords(input.metaId, input.title) }
                : input,
            ),
        })),
  staticDirs: [
    './public',
    { from: '../packages/ui/css/fonts', to: '/fonts' },
    { from: behaviours, to: '/behaviours' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite, { build }) => ({
    ...vite,
    plugins: [
      plainLists,
      sourcesSay({ docs: build?.test?.disableAutoDocs !== true }),
      ...(vite.plugins ?? []),
      tailwindcss(),
    ],
    build: {
      ...vite.build,
      // Storybook's own viewer is one large file.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false, bundlerTimings: false },
        onwarn(warning, warn) {
          // Radix marks its files for servers; a bundle for browsers has no use for the mark.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  }),
};

export default config;
