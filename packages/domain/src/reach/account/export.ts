import { asc, getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { personalData, rowsAbout, type Holding } from '../../base/personal-data/personal-data.js';
import { textsFor } from '../../platform/campus.js';
import { chunksOf } from '../../platform/chunks.js';
import type { Platform } from '../../platform/platform.js';
import type { ArchiveEntry } from '../../platform/ports/archive.js';
import { talksInWords } from '../../talk/messages/talks-in-words.js';
import { EXPORT_TEXTS, readmeOf } from './export-texts.js';
import { SECRET_COLUMNS } from './secret-columns.js';

const ROW_BATCH = 500;

/**
 * Returns a ZIP of all data about a student, written while it is read: neither all rows nor two photos are in memory
 * at once.
 */
export const exportAccount = (
  platform: Platform,
  userId: string,
  language: string,
): AsyncIterable<Uint8Array> => platform.archive.pack(entriesOf(platform, userId, language));

async function* entriesOf(
  platform: Platform,
  userId: string,
  language: string,
): AsyncGenerator<ArchiveEntry> {
  const texts = textsFor(EXPORT_TEXTS, language);
  yield { name: 'README.txt', compress: true, content: chunksOf(readmeOf(texts)) };
  yield { name: 'conversations.txt', compress: true, content: talksInWords(platform.db, userId, texts) };
  for (const holding of personalData.use.flatMap(({ holdings }) => holdings)) {
    if (holding.about !== 'own') continue;
    const content = jsonOf(rowsInTurn(platform, holding, userId));
    yield { name: `${fileNameOf(holding)}.json`, compress: true, content };
  }
  for (const { files } of personalData.use) {
    if (files === undefined) continue;
    for await (const { name, key } of files(platform.db, userId))
      yield { name, compress: false, content: stored(platform, key) };
  }
}

/** Reads a stored file when its turn comes. */
async function* stored({ storage }: Platform, key: string): AsyncGenerator<Uint8Array> {
  yield await storage.read(key);
}

async function* jsonOf(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  let hasStarted = false;
  for await (const row of rows) {
    yield `${hasStarted ? ',\n' : '[\n'}${JSON.stringify(row)}`;
    hasStarted = true;
  }
  yield hasStarted ? '\n]\n' : '[]\n';
}

async function* rowsInTurn(
  platform: Platform,
  holding: Holding,
  userId: string,
): AsyncGenerator<Record<string, unknown>> {
  const { db } = platform;
  const { table } = holding;
  const shown = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !SECRET_COLUMNS.includes(name)),
  );
  const where = (holding.isExported ?? ((_db, id) => rowsAbout(holding, id)))(db, userId);
  for (let offset = 0; ; offset += ROW_BATCH) {
    const rows = await db
      .select(shown)
      .from(table)
      .where(where)
      .orderBy(...keyOf(table).map((column) => asc(column)))
      .limit(ROW_BATCH)
      .offset(offset);
    yield* (await holding.complete?.(platform, userId, rows)) ?? rows;
    if (rows.length < ROW_BATCH) return;
  }
}

function keyOf(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
}

/** Returns the name of a table's file in the export. */
const fileNameOf = ({ table }: Holding): string => getTableName(table).replaceAll('_', '-');
