/**
 * Installs parts of the kit with the shadcn command, from a registry served on this machine, into a fresh application, and type-checks
 * the result. Needs the npm registry. Arguments choose parts.
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

async function check(parts: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const [served, host] = [join(folder, 'served'), join(folder, 'host')];
  write(
    served,
    registry({ version: '', parts: readParts().map((part) => ({ ...part, tokens: [], changes: [] })) }),
  );
  write(host, Object.entries(APPLICATION));
  const { server, url } = await serve(served);
  try {
    const items = parts.map((part) => `${url}/r/${part}.json`);
    const added = await run('npx', ['--yes', SHADCN, 'add', ...items, '--yes', '--overwrite'], { cwd: host });
    return added === 0 ? await run(`${root}/node_modules/.bin/tsc`, ['-p', host]) : added;
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
