/**
 * Starts a PostgreSQL and a Redis for a test run, from Debian's packages, which are installed when missing and permitted. Both use free
 * loopback ports and a temporary folder.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Services {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Stops the database's process as an operator would; its data stays. */
  stopDatabase(): Promise<void>;
  /** Starts the database again on the same data; resolves once it accepts connections. */
  startDatabase(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both services. Resolves with undefined where they are not installed and cannot be. */
export async function startServices(): Promise<Services | undefined> {
  if (!findPostgres() || !existsSync('/usr/bin/redis-server')) installPackages('postgresql', 'redis-server');
  const bin = findPostgres();
  if (bin === undefined || !existsSync('/usr/bin/redis-server')) return undefined;
  const folder = mkdtempSync(join(inMemory(), 'campus-services-'));
  const [databasePort, redisPort] = [await freePort(), await freePort()];
  let postgres = createPostgres(bin, folder, databasePort);
  const redis = start('/usr/bin/redis-server', [
    '--port',
    String(redisPort),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
  ]);
  await Promise.all([answers(bin, databasePort), accepts(redisPort)]);
  return {
    databaseUrl: `postgres://postgres@127.0.0.1:${databasePort}/postgres`,
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    stopDatabase: () => end(postgres, 'SIGINT'),
    async startDatabase() {
      postgres = startPostgres(bin, folder, databasePort);
      await answers(bin, databasePort);
    },
    async stop() {
      await Promise.all([end(postgres, 'SIGINT'), end(redis, 'SIGTERM')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${versions}/${version}/bin`)
    .find((bin) => existsSync(`${bin}/initdb`));
}

/** Installs Debian packages, if this process may. Prints a message when the installation fails. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', '-y', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    });
  try {
    apt('update');
    apt('install', '--no-install-recommends', ...names);
  } catch (error) {
    console.error(`${names.join(', ')} could not be installed: ${String(error)}`);
  }
}

/** Starts PostgreSQL, which refuses to run as root. Root runs it as the user that Debian's package created. */
function createPostgres(bin: string, folder: string, port: number): ChildProcess {
  const data = `${folder}/data`;
  mkdirSync(data);
  const as = postgresUser();
  if ('uid' in as) {
    chownSync(folder, idOf('-u'), idOf('-g'));
    chownSync(data, idOf('-u'), idOf('-g'));
  }
  execFileSync(
    `${bin}/initdb`,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8'],
    {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  return startPostgres(bin, folder, port);
}

function startPostgres(bin: string, folder: string, port: number): ChildProcess {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    // The data ends with the run, so nothing is written to survive a crash of the machine.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '2GB',
    jit: 'off',
    max_connections: 200,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return start(`${bin}/postgres`, ['-D', `${folder}/data`, ...args], { ...postgresUser(), cwd: folder });
}

const postgresUser = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

const idOf = (which: '-u' | '-g') =>
  Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }).trim());

function start(command: string, args: string[], options: object = {}): ChildProcess {
  return spawn(command, args, { stdio: 'ignore', ...options });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Waits until a port accepts connections, for a minute at most. */
export const accepts = (port: number): Promise<void> =>
  untilTrue(`Nothing listens on port ${port}`, () => isOpen(port));

/** Waits until PostgreSQL runs statements: it accepts connections earlier, and refuses them while it recovers. */
const answers = (bin: string, port: number): Promise<void> =>
  untilTrue(`PostgreSQL does not answer on port ${port}`, async () => {
    const { status } = spawnSync(`${bin}/pg_isready`, ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    return status === 0;
  });

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true))).once('error', () => resolve(false));
  });

/** Asks five times a second, for a minute at most; rejects with `problem` after that. */
async function untilTrue(problem: string, ask: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await ask()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(problem);
}

/** Returns a folder in memory, where each of several hundred test databases is created in a tenth of the time; else a temporary one. */
const inMemory = () => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());
