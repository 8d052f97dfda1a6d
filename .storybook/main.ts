import { mkdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';

// Filled by scripts/test-stories.ts; before its first run there is nothing in it.
const behaviours = new URL('../.cache/behaviours', import.meta.url).pathname;
mkdirSync(behaviours, { recursive: true });

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
  ],
  staticDirs: [
    './public',
    { from: '../packages/ui/css/fonts', to: '/fonts' },
    { from: behaviours, to: '/behaviours' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [plainLists, ...(vite.plugins ?? []), tailwindcss()],
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
