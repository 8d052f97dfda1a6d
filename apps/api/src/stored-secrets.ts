import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webPush from 'web-push';
import type { VapidKeys } from './config.js';

/** Reads the keys that are stored with the data, and creates them on first use outside production. */
export function storedVapidKeys(dataDir: string): VapidKeys {
  const keys = readOrCreate(join(dataDir, 'vapid.json'), () => JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(keys) as VapidKeys;
}

/** Reads the secret that is stored with the data, and creates it on first use outside production. */
export function storedSecret(dataDir: string): string {
  return readOrCreate(join(dataDir, 'secret'), () => randomBytes(32).toString('hex')).trim();
}

/** Reads a file, and creates it first if it is missing. Creation is atomic: an interrupted start leaves no partial file. */
function readOrCreate(file: string, make: () => string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, make(), { mode: 0o600 });
    renameSync(unfinished, file);
  }
  return readFileSync(file, 'utf8');
}
