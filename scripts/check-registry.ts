/**
 * Installs parts of the kit with the shadcn command into a fresh application, and type-checks the result: from the registry of Storybook's
 * build, then from the repository's `registry.json`, which the command reads from GitHub. Both are served on this machine; the second
 * is built by the command's own reader of such registries. Needs the npm registry. Arguments choose parts.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readParts } from '../.storybook/data/parts.ts';
import { registry } from '../.storybook/data/registry.ts';
import { root, run } from './run.ts';
import { serve } from './serve.ts';

const SHADCN = 'shadcn@4.23.0';
const PARTS = ['button', 'dialog', 'search-combobox', 'table', 'toast'];

const APPLICATION: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'host',
    private: true,
    type: 'module',
    dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
    devDependencies: { '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' },
      ...{ strict: true, noEmit: true, skipLibCheck: true, paths: { '@/*': ['./src/*'] } },
    },
    include: ['src'],
  }),
  // Without a base colour, the command contacts only the given registry.
  'components.json': JSON.stringify({
    style: 'new-york',
    rsc: false,
    tsx: true,
    tailwind: { config: '', css: 'src/index.css', baseColor: '', cssVariables: true },
    aliases: { components: '@/components', utils: '@/lib/utils', ui: '@/components/ui' },
  }),
  'src/index.css': "@import 'tailwindcss';\n",
};

function write(folder: string, files: Iterable<readonly [path: string, text: string]>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Writes both registries: Storybook's in `storybook/r`, the repository's in `repository/r`. */
async function writeRegistries(folder: string): Promise<boolean> {
  const parts = readParts().map((part) => ({ ...part, tokens: [], changes: [] }));
  write(join(folder, 'storybook'), registry({ version: '', parts, screens: [] }));
  const build = ['build', 'registry.json', '--output', join(folder, 'repository/r')];
  return (await run('npx', ['--yes', SHADCN, ...build])) === 0;
}

async function check(parts: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const host = join(folder, 'host');
  write(host, Object.entries(APPLICATION));
  if (!(await writeRegistries(folder))) return 1;
  const { server, url } = await serve(folder);
  try {
    for (const source of ['storybook', 'repository']) {
      const items = parts.map((part) => `${url}/${source}/r/${part}.json`);
      const added = await run('npx', ['--yes', SHADCN, 'add', ...items, '--yes', '--overwrite'], {
        cwd: host,
      });
      const checked = added === 0 ? await run(`${root}/node_modules/.bin/tsc`, ['-p', host]) : added;
      if (checked !== 0) return checked;
      // Without the former files, so that the next registry has to bring its own.
      rmSync(join(host, 'src/components/campushive'), { recursive: true });
    }
    return 0;
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

const code = await check(process.argv.length > 2 ? process.argv.slice(2) : PARTS);
console.log(
  code === 0
    ? 'The parts were installed, and their types are right.'
    : 'The parts do not work in another application.',
);
process.exit(code);
