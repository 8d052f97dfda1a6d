import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { QUEUE_TABLE } from './queue-table.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../apps/api/migrations');
const CACHE = resolve(import.meta.dirname, '../../../.cache/page-schema');

/** Returns the statements that make the current schema in an empty database. */
function schemaText(): string {
  const journal: { readonly entries: readonly { readonly tag: string }[] } = JSON.parse(
    readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  );
  const migrations = journal.entries.map(({ tag }) => readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8'));
  return `${migrations.join(';\n').replaceAll('--> statement-breakpoint', '')};\n${QUEUE_TABLE}`;
}

/**
 * Packs the data folder of a database that has the current schema and no rows. Loading it is several times faster than starting
 * PostgreSQL afresh. The file is made once for each schema and engine; returns its path.
 */
export async function packSchema(): Promise<string> {
  const text = schemaText();
  const engine = readFileSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite')));
  const key = createHash('sha256').update(text).update(engine).digest('hex').slice(0, 16);
  const path = join(CACHE, `${key}.tar.gz`);
  if (existsSync(path)) return path;
  const packed = await pack(text);
  mkdirSync(dirname(path), { recursive: true });
  // Each process writes to a separate file first, because another one may pack at the same time.
  writeFileSync(`${path}.${process.pid}`, packed);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}

async function pack(text: string): Promise<Uint8Array> {
  const database = await PGlite.create('memory://', { extensions: { pg_trgm } });
  await database.exec(text);
  // Afterwards the log needs no earlier file.
  for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint'])
    await database.query(statement);
  const { rows } = await database.query<{ log: string; folder: number }>(
    `select pg_walfile_name(pg_current_wal_lsn()) as log, oid::int as folder from pg_database where datname = current_database()`,
  );
  const [needed] = rows;
  if (needed === undefined) throw new Error('The embedded database does not know its own folder');
  const folder = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
  await database.close();
  return gzipSync(withoutUnused(folder, needed), { level: 9 });
}

const BLOCK = 512;

/** Leaves out of a tar what a single database never reads: the templates of other databases, and finished files of the log. */
function withoutUnused(
  tar: Buffer,
  { log, folder }: { readonly log: string; readonly folder: number },
): Buffer {
  const needed: Buffer[] = [];
  for (let at = 0; at + BLOCK <= tar.length;) {
    const name = tar.toString('utf8', at, at + 100).split('\0')[0] ?? '';
    if (name === '') break;
    const size = Number.parseInt(tar.toString('utf8', at + 124, at + 136), 8) || 0;
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const [, database = String(folder)] = /(?:^|\/)base\/(\d+)\//.exec(name) ?? [];
    const [, file = log] = /pg_wal\/([0-9A-F]{24})$/.exec(name) ?? [];
    if (database === String(folder) && file === log) needed.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...needed, Buffer.alloc(2 * BLOCK)]);
}
