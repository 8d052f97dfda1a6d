/**
 * Two foreign apps on the packed tarballs, installed outside of the workspace: that of docs/packages.md to the letter, and a
 * screen beside a dozen parts of the kit. They are type-checked, built, and looked at in a browser. Run after
 * check-packages.ts, whose tarballs it takes.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browserPath } from './browser.ts';
import { root, run } from './run.ts';
import { serve } from './serve.ts';

const packs = `${root}/.cache/packs`;
const names = ['contract', 'ui', 'features', 'browser', 'campus-ghana'];

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

/** The files that docs/packages.md tells to write; each block of code begins with its path. */
function writeDocumented(folder: string): void {
  const text = readFileSync(`${root}/docs/packages.md`, 'utf8');
  const blocks = text.matchAll(/^```\w+\n(?:\/\/|\/\*|<!--) ([\w./-]+)(?: \*\/| -->)?\n([^]*?)^```$/gm);
  const files = [...blocks].map(([, path = '', code = '']) => ({ path, code }));
  if (!files.some(({ path }) => path === 'src/main.tsx')) throw new Error('docs/packages.md has no app.');
  for (const { path, code } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
}

async function seesKit(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Filters of the kit' }).click();
  await page.getByRole('dialog', { name: 'Filters of the kit' }).waitFor();
  const honey = await page
    .getByRole('button', { name: 'Pay ₵2,608.25' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  const plain = honey === 'rgba(0, 0, 0, 0)';
  return plain ? ['The kit’s classes were not generated: its button has no colour.'] : [];
}

async function seesFrench(page: Page): Promise<string[]> {
  await page.getByPlaceholder('Rechercher…').waitFor();
  return [];
}

/** What is wrong with the page in a browser; nothing when all is well. */
async function lookAt(built: string, sees: (page: Page) => Promise<string[]>): Promise<string[]> {
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
    problems.push(...(await sees(page)));
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
    writeDocumented(`${folder}/documented`);
    writeManifest(folder);
    const pnpm = (...args: string[]) => run('npx', ['--yes', 'pnpm@12', ...args], { cwd: folder });
    if ((await pnpm('install', '--no-frozen-lockfile')) !== 0) return false;
    if ((await pnpm('exec', 'tsc', '-p', '.')) !== 0) return false;
    if ((await pnpm('exec', 'vite', 'build')) !== 0) return false;
    if ((await pnpm('exec', 'vite', 'build', 'documented')) !== 0) return false;
    const problems = [
      ...(await lookAt(`${folder}/dist`, seesKit)),
      ...(await lookAt(`${folder}/documented/dist`, seesFrench)),
    ];
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
