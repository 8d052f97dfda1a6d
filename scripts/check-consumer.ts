/**
 * A foreign app on the packed tarballs: installs them outside of the workspace, type-checks and builds a screen over the
 * campus in memory and a dozen parts of the kit, and looks at it in a browser. Run after check-packages.ts, whose
 * tarballs it takes.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserPath } from './browser.ts';
import { root, run } from './run.ts';
import { serve } from './serve.ts';

const packs = `${root}/.cache/packs`;
const names = ['contract', 'ui', 'features'];

interface Manifest {
  devDependencies: Record<string, string>;
}

function tarballOf(name: string): string {
  const file = readdirSync(packs).find((one) => one.startsWith(`campushive-${name}-`));
  if (!file) throw new Error(`There is no tarball of ${name}: run check-packages.ts first.`);
  return `file:${packs}/${file}`;
}

/** The app's manifest: the tarballs, and the same tools as here. */
function writeManifest(folder: string): void {
  const ours = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Manifest;
  const features = JSON.parse(readFileSync(`${root}/packages/features/package.json`, 'utf8')) as Manifest;
  const version = (tool: string) => [
    tool,
    ours.devDependencies[tool] ?? features.devDependencies[tool] ?? '*',
  ];
  const tarballs = Object.fromEntries(names.map((name) => [`@campushive/${name}`, tarballOf(name)]));
  const tools = [
    ...['react', 'react-dom', '@tanstack/react-query', 'vite', '@vitejs/plugin-react', 'typescript'],
    ...['tailwindcss', '@tailwindcss/vite', '@types/react', '@types/react-dom'],
  ];
  const manifest = {
    name: 'another-campus',
    private: true,
    type: 'module',
    dependencies: { ...tarballs, ...Object.fromEntries(tools.map(version)) },
  };
  writeFileSync(`${folder}/package.json`, JSON.stringify(manifest, null, 2));
  const overrides = Object.entries(tarballs).map(([name, path]) => `  '${name}': ${path}`);
  writeFileSync(
    `${folder}/pnpm-workspace.yaml`,
    `overrides:\n${overrides.join('\n')}\nallowBuilds:\n  esbuild: true\n`,
  );
}

/** What is wrong with the page in a browser; nothing when all is well. */
async function lookAt(built: string): Promise<string[]> {
  const { server, url } = await serve(built);
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(url);
    await page.getByText('HP EliteBook 840 G6').first().waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Filters of the kit' }).click();
    await page.getByRole('dialog', { name: 'Filters of the kit' }).waitFor();
    const honey = await page
      .getByRole('button', { name: 'Pay ₵2,608.25' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    if (honey === 'rgba(0, 0, 0, 0)')
      problems.push('The kit’s classes were not generated: its button has no colour.');
    return problems;
  } finally {
    await browser.close();
    server.close();
  }
}

async function check(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'another-campus-'));
  try {
    cpSync(`${root}/scripts/consumer`, folder, { recursive: true });
    writeManifest(folder);
    const here = { cwd: folder };
    if ((await run('npx', ['--yes', 'pnpm@12', 'install', '--no-frozen-lockfile'], here)) !== 0) return false;
    if ((await run('npx', ['--yes', 'pnpm@12', 'exec', 'tsc', '-p', '.'], here)) !== 0) return false;
    if ((await run('npx', ['--yes', 'pnpm@12', 'exec', 'vite', 'build'], here)) !== 0) return false;
    const problems = await lookAt(`${folder}/dist`);
    for (const problem of problems) console.error(problem);
    return problems.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const passed = await check();
console.log(
  passed ? 'A foreign app stands on the tarballs.' : 'A foreign app does not stand on the tarballs.',
);
process.exit(passed ? 0 : 1);
