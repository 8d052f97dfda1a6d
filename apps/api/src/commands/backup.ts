/** `pnpm backup [file]` and `pnpm restore <file>`: the embedded database and the uploaded files, in one archive. */
import { resolve } from 'node:path';
import { ConfigError, readDataSettings } from '../config.js';
import { PRIVATE_UMASK } from '../platform/data-folder.js';
import { printableError } from '@campushive/domain/platform/error-report';
import { startProblem } from '../start-problem.js';
import { backUp, restore } from './archive.js';

const USAGE = `Usage:
  pnpm backup [file.tar.gz]    writes everything in DATA_DIR into one archive, in BACKUP_DIR unless the file is named
  pnpm restore <file.tar.gz>   replaces DATA_DIR by an archive and keeps the previous folder

The server must not be running. With DATABASE_URL, use pg_dump and pg_restore; with S3_BUCKET, the bucket's own versioning.`;

async function run([command, file]: readonly string[]): Promise<string> {
  const config = readDataSettings(process.env);
  if (config.databaseUrl !== undefined) {
    throw new ConfigError(
      'DATABASE_URL is set: back up PostgreSQL with pg_dump, and restore with pg_restore',
    );
  }
  const now = new Date();
  switch (command) {
    case 'backup': {
      const name = `campushive-${now.toISOString().slice(0, 19).replace(/:/g, '-')}.tar.gz`;
      const target = file === undefined ? resolve(config.backupDir ?? '', name) : resolve(file);
      await backUp(config.dataDir, target, now);
      return `Everything in ${config.dataDir} is in ${target}`;
    }
    case 'restore': {
      if (file === undefined) throw new ConfigError(USAGE);
      const before = await restore(config.dataDir, resolve(file), now);
      const note = before === null ? '' : `\nThe previous folder is ${before}`;
      return `${config.dataDir} is restored from ${file}${note}`;
    }
    default:
      throw new ConfigError(USAGE);
  }
}

process.umask(PRIVATE_UMASK);
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(startProblem(error) ?? printableError(error));
  process.exitCode = 1;
}
