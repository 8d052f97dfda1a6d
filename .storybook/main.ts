import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { pageHost } from '../packages/testing/src/vite-plugin.ts';
import { completed } from './data/manifest.ts';
import { sourcesSay } from './data/plugin.ts';
import { snapshots } from './data/snapshots.ts';
import { withOtherWords } from './sidebar.ts';

// Written by scripts/test-stories.ts; empty before its first run.
const behaviours = new URL('../.cache/behaviours', import.meta.url).pathname;
mkdirSync(behaviours, { recursive: true });
if (!existsSync(`${behaviours}/behaviours.json`))
  writeFileSync(`${behaviours}/behaviours.json`, JSON.stringify({ ranAt: '', stories: {} }));

/** Removes `readonly` before list types: Storybook's docgen cannot parse it, and nothing else reads types here. */
const plainLists = {
  name: 'plain-lists',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /\/packages\/\w+\/src\/.*\.tsx?$/.test(id)
      ? code.replace(/([:=]) readonly (?=[\w[(])/g, '$1 ')
      : undefined,
};

/** The framework's type leaves out the hook for manifests, which Storybook's own presets have. */
type Config = StorybookConfig & { experimental_manifests: (manifests?: object) => object };

const config: Config = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    // MDX has no tables without this plugin.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // Model Context Protocol server at /mcp while Storybook runs: lists the parts, their usage and their stories.
    '@storybook/addon-mcp',
  ],
  // The highlighter reads the style of every element of every story; tests show no highlights.
  features: { componentsManifest: true, highlight: process.env['STORIES_FOR_TESTS'] === undefined },
  // Test builds keep the plain titles, because test reports show them.
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
  experimental_manifests: (manifests = {}) => completed(manifests),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite, { build }) => ({
    ...vite,
    plugins: [
      plainLists,
      snapshots,
      pageHost(),
      sourcesSay({ docs: build?.test?.disableAutoDocs !== true }),
      ...(vite.plugins ?? []),
      tailwindcss(),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Its WebAssembly is found beside its own module.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@electric-sql/pglite'],
    },
    build: {
      ...vite.build,
      // Storybook's own viewer is a single large file.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false, bundlerTimings: false },
        onwarn(warning, warn) {
          // Radix marks its files for server components; a browser bundle does not need the mark.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  }),
};

export default config;
