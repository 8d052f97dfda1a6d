import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Packages of a peer with their versions, and this folder's files that run beside them, by their names there. */
export interface Parts {
  readonly name: string;
  readonly packages: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

const execute = promisify(execFile);

/** Installs a peer into a separate folder outside the repository, once for all runs. Returns the folder. */
export async function install({ name, packages, files }: Parts): Promise<string> {
  const folder = join(tmpdir(), 'campushive-peers', name);
  mkdirSync(folder, { recursive: true });
  const wanted = JSON.stringify({ name: `peer-${name}`, private: true, dependencies: packages }, null, 2);
  const stamp = join(folder, 'installed.json');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.error(`installing ${name} into ${folder} …`);
    writeFileSync(join(folder, 'package.json'), wanted);
    await execute('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    writeFileSync(stamp, wanted);
  }
  for (const [to, from] of Object.entries(files))
    copyFileSync(fileURLToPath(new URL(from, import.meta.url)), join(folder, to));
  return folder;
}
