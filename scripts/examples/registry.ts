/**
 * Runs a private registry (Verdaccio) on this machine with the packed tarballs, as docs/packages.md describes it. Only the scope of the
 * packages comes from it. A name of the scope that it lacks fails, because nothing leads on to the public registry.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../bench/chaos/process.ts';
import { root, run } from '../run.ts';
import { answers, type Processes } from './processes.ts';

const VERDACCIO = '6.10.4';
const packs = `${root}/.cache/packs`;
const installed = `${root}/.cache/verdaccio-${VERDACCIO}`;

/** Settings of the recipe in docs/packages.md: everyone who reaches the registry may read and publish. */
const CONFIG = `storage: ./storage
packages:
  '@campushive/*':
    access: $all
    publish: $all
web:
  enable: false
log: { type: stdout, format: json, level: error }
`;

/** Installs Verdaccio once into the cache. */
async function install(): Promise<void> {
  const bin = `${installed}/node_modules/verdaccio/bin/verdaccio`;
  if (existsSync(bin)) return;
  mkdirSync(installed, { recursive: true });
  // A dependency asks for a tag of node-fetch that the registry does not have.
  const manifest = {
    private: true,
    dependencies: { verdaccio: VERDACCIO },
    overrides: { 'node-fetch': '2.7.0' },
  };
  writeFileSync(`${installed}/package.json`, JSON.stringify(manifest));
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ];
  if ((await run('npm', args, { cwd: installed })) !== 0)
    throw new Error('Verdaccio could not be installed.');
}

/** Starts the registry, publishes all packed tarballs to it, and returns the lines of `.npmrc` for its users. */
export async function startRegistry(processes: Processes, folder: string): Promise<string> {
  await install();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.yaml'), CONFIG);
  const address = `127.0.0.1:${await freePort()}`;
  const bin = `${installed}/node_modules/verdaccio/bin/verdaccio`;
  processes.node(folder, [bin, '--config', join(folder, 'config.yaml'), '--listen', address], {});
  await answers(`http://${address}/-/ping`);
  const npmrc = `@campushive:registry=http://${address}/\n`;
  // npm sends no package without a token. The registry accepts any.
  writeFileSync(join(folder, '.npmrc'), `${npmrc}//${address}/:_authToken=anyone\n`);
  const tarballs = readdirSync(packs).filter((file) => file.endsWith('.tgz'));
  if (tarballs.length === 0) throw new Error('There are no tarballs: run check-packages.ts first.');
  const codes = await Promise.all(
    tarballs.map((file) => run('npm', ['publish', `${packs}/${file}`, '--loglevel=error'], { cwd: folder })),
  );
  if (codes.some((code) => code !== 0)) throw new Error('A tarball could not be published.');
  return npmrc;
}
