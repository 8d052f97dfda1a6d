/**
 * Tests the applications of examples/ and the first one of docs/packages.md with the packed tarballs, outside of the workspace: types, a
 * build, and a browser visit. The packages come from a private registry. The first application is created by `npm create @campushive/app`
 * and installed by npm; pnpm installs the others. An application of 0.1 is migrated by the codemod. Run after check-packages.ts, which
 * packs the tarballs. `--keep` leaves the servers running for inspection.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../bench/chaos/process.ts';
import { installed, writtenFiles } from './examples/documented.ts';
import { stock } from './examples/campus.ts';
import { writeMigrated } from './examples/migrated.ts';
import { answers, Processes } from './examples/processes.ts';
import { startRegistry } from './examples/registry.ts';
import { visitAll, type Addresses } from './examples/visits.ts';
import { root, run } from './run.ts';

const EXAMPLE_APP = { name: 'Kumbi Yard', colour: '#2f6fde', hue: /^26\d$/ };
/** Country of the created application: not that of the other examples. */
const PLACE = ['--country', 'NG', '--languages', 'en,fr'];
const GHANA = { id: 'ug', domain: 'st.ug.edu.gh' };
const LAGOS = { id: 'unilag', domain: 'live.unilag.edu.ng' };
const BY_PNPM = ['own-backend', 'nextjs'];
const NPM_INSTALL = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const write = (file: string, value: object) => writeFileSync(file, JSON.stringify(value, null, 2));

/** Creates an application by `npm create @campushive/app` from the registry. */
async function create(folder: string, npmrc: string): Promise<boolean> {
  const around = dirname(folder);
  writeFileSync(`${around}/.npmrc`, npmrc);
  const wish = ['--name', EXAMPLE_APP.name, '--colour', EXAMPLE_APP.colour, ...PLACE];
  // An own cache: npm would run the package of an earlier check, which has the same version.
  const env = { npm_config_cache: `${around}/npm-cache` };
  const args = ['create', '--yes', '@campushive/app', folder, '--', ...wish];
  if ((await run('npm', args, { cwd: around, env })) !== 0) return false;
  writeFileSync(`${folder}/.npmrc`, npmrc);
  return true;
}

/** Adds one package to an empty project, as docs/packages.md tells, and loads a part of it. */
async function add(folder: string, npmrc: string): Promise<boolean> {
  mkdirSync(folder);
  writeFileSync(`${folder}/.npmrc`, npmrc);
  writeFileSync(`${folder}/pnpm-workspace.yaml`, OWN_PACKAGES.join('\n'));
  write(`${folder}/package.json`, { name: 'added', private: true, type: 'module' });
  const added = await run('npx', ['--yes', 'pnpm@12', 'add', '--prefer-offline', '@campushive/ui'], {
    cwd: folder,
  });
  if (added !== 0) return false;
  const load = "import('@campushive/ui/button').then(({ Button }) => process.exit(Button ? 0 : 1))";
  return (await run('node', ['-e', load], { cwd: folder })) === 0;
}

/** Writes the first application of docs/packages.md: its files, and the dependencies that it lists, in the versions of the examples. */
function writeDocumented(folder: string, versions: Readonly<Record<string, string>>): void {
  const files = writtenFiles('A first screen');
  if (!files.some(({ path }) => path === 'src/main.tsx')) throw new Error('docs/packages.md has no app.');
  for (const { path, code } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const listed = installed('A first screen').map((name) => [name, versions[name] ?? 'latest']);
  write(`${folder}/package.json`, {
    ...{ name: 'documented', private: true, type: 'module' },
    scripts: { build: 'tsc && vite build' },
    dependencies: Object.fromEntries(listed),
  });
}

/** Settings of pnpm: it takes packages of the campus at once, where others wait for a day after their release. */
const OWN_PACKAGES = ["minimumReleaseAgeExclude: ['@campushive/*']", ''];

function writeWorkspace(folder: string, npmrc: string): void {
  const builds = ['esbuild', 'sharp'].map((name) => `  ${name}: true`);
  write(`${folder}/package.json`, { name: 'examples', private: true });
  writeFileSync(`${folder}/.npmrc`, npmrc);
  writeFileSync(
    `${folder}/pnpm-workspace.yaml`,
    [`packages: ['*']`, 'allowBuilds:', ...builds, ...OWN_PACKAGES].join('\n'),
  );
}

interface Servers {
  readonly ghana: string;
  readonly lagos: string;
}

/** Starts the applications on the running servers. */
async function startApps(
  processes: Processes,
  apps: string,
  created: string,
  { ghana, lagos }: Servers,
  port: number,
) {
  const [documented, ownBackend, shop, nextjs] = await Promise.all([0, 0, 0, 0].map(freePort));
  const preview = (at: number | undefined) => [
    ...['vite', 'preview', '--strictPort', '--host', '127.0.0.1'],
    ...['--port', String(at)],
  ];
  const env = { SERVER: ghana, SHOP: `http://127.0.0.1:${shop}`, NEXT_TELEMETRY_DISABLED: '1' };
  processes.bin(created, preview(port), { SERVER: lagos });
  processes.bin(`${apps}/documented`, preview(documented), env);
  processes.node(`${apps}/own-backend`, ['shop/server.js'], { PORT: String(shop), NONSENSE: '1' });
  processes.bin(`${apps}/own-backend`, preview(ownBackend), env);
  processes.bin(`${apps}/nextjs`, ['next', 'start', '-H', '127.0.0.1', '-p', String(nextjs)], env);
  const at = (app: number | undefined) => `http://127.0.0.1:${app}`;
  const addresses: Addresses = {
    created: at(port),
    documented: at(documented),
    ownBackend: at(ownBackend),
    nextjs: at(nextjs),
  };
  await Promise.all(Object.values(addresses).map(answers));
  return addresses;
}

/** Starts a server from its source, because the packages are checked before the server is built. */
function startServer(processes: Processes, data: string, port: number, settings: NodeJS.ProcessEnv): void {
  processes.node(root, ['--import=tsx', 'apps/api/src/main.ts'], {
    SEED: 'none',
    LOG_LEVEL: 'error',
    PORT: String(port),
    DATA_DIR: data,
    ...settings,
  });
}

/** Retries a failed installation once, because a registry may drop a connection. Reports the retry as flaky. */
async function again(install: () => Promise<boolean>): Promise<boolean> {
  if (await install()) return true;
  console.log('FLAKY   an installation failed and is tried once more');
  return install();
}

async function check(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-examples-'));
  const [created, apps] = [`${folder}/created`, `${folder}/apps`];
  const processes = new Processes();
  const [api, lagosApi, port] = [await freePort(), await freePort(), await freePort()];
  const servers = { ghana: `http://127.0.0.1:${api}`, lagos: `http://127.0.0.1:${lagosApi}` };
  const npm = async (...args: string[]) => (await run('npm', args, { cwd: created })) === 0;
  const pnpm = async (...args: string[]) =>
    (await run('npx', ['--yes', 'pnpm@12', ...args], {
      cwd: apps,
      env: { SERVER: servers.ghana, NEXT_TELEMETRY_DISABLED: '1' },
    })) === 0;
  try {
    startServer(processes, `${folder}/ghana`, api, { PUBLIC_URL: servers.ghana });
    const npmrc = await startRegistry(processes, `${folder}/registry`);
    if (!(await create(created, npmrc))) return false;
    const campus = { CAMPUS: `${created}/campus.json`, PUBLIC_URL: `http://127.0.0.1:${port}` };
    startServer(processes, `${folder}/lagos`, lagosApi, campus);
    for (const name of BY_PNPM) cpSync(`${root}/examples/${name}`, `${apps}/${name}`, { recursive: true });
    const { dependencies, devDependencies } = read(`${root}/examples/foreign-vite/package.json`);
    const versions = { ...dependencies, ...devDependencies };
    writeDocumented(`${apps}/documented`, versions);
    writeMigrated(`${apps}/migrated`, versions);
    writeWorkspace(apps, npmrc);
    const byNpm = async () =>
      (await again(() => npm('install', ...NPM_INSTALL))) && (await npm('run', 'build'));
    const byPnpm = async () =>
      (await again(() => pnpm('install', '--no-frozen-lockfile', '--prefer-offline'))) &&
      (await pnpm('-r', 'run', 'build')) &&
      (await add(`${folder}/added`, npmrc));
    const fill = (server: string, university: typeof GHANA) =>
      answers(`${server}/api/hives`).then(() => stock(server, university));
    const filled = Promise.all([fill(servers.lagos, LAGOS), fill(servers.ghana, GHANA)]);
    const [[goods], ...built] = await Promise.all([filled, byNpm(), byPnpm()]);
    if (built.includes(false)) return false;
    const addresses = await startApps(processes, apps, created, servers, port);
    const problems = await visitAll(addresses, { ...EXAMPLE_APP, ...goods });
    if (problems.length > 0) console.error([processes.output, ...problems].join('\n'));
    if (process.argv.includes('--keep')) {
      console.log(addresses);
      await new Promise(() => undefined);
    }
    return problems.length === 0;
  } catch (error) {
    // Before the folder goes, whose removal may fail, too, while a build still writes.
    console.error(error, processes.output);
    return false;
  } finally {
    await processes.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  }
}

const passed = await check().catch((error: unknown) => {
  console.error(error);
  return false;
});
console.log(
  passed
    ? 'Foreign applications stand on the tarballs.'
    : 'A foreign application does not stand on the tarballs.',
);
process.exit(passed ? 0 : 1);
