import { and, asc, eq, getTableColumns, getTableName, inArray, or } from 'drizzle-orm';
import { getTableConfig, unionAll, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { chunksOf } from '../../platform/chunks.js';
import {
  bundleItems,
  conversations,
  disputes,
  listings,
  messages,
  orders,
  stallItems,
  stallLines,
  stallOrders,
  stalls,
  attachments,
  studyFiles,
  tickets,
  uploads,
} from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ArchiveEntry } from '../../platform/ports/archive.js';
import { attachmentKey } from '../../base/attachments/attachment-row.js';
import { findNumber, fullNumberOf } from '../../base/sms/sms-number.js';
import { studyFileKey } from '../../catalogue/files/study-file-keys.js';
import { textsFor } from '../../platform/campus.js';
import { EXPORT_TEXTS, readmeOf } from './export-texts.js';
import { fileNameOf, INVENTORY, rowsOf, SECRET_COLUMNS, type Holding } from './inventory.js';
import { talksInWords } from './talks.js';

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
  for (const holding of INVENTORY) {
    if (holding.about !== 'own') continue;
    const content = jsonOf(rowsInTurn(platform, holding, userId));
    yield { name: `${fileNameOf(holding)}.json`, compress: true, content };
  }
  for await (const { name, key } of filesOf(platform, userId))
    yield { name, compress: false, content: stored(platform, key) };
}

/** Reads a stored file when its turn comes. */
async function* stored({ storage }: Platform, key: string): AsyncGenerator<Uint8Array> {
  yield await storage.read(key);
}

/** Returns the student's files, by their names in the archive. */
async function* filesOf(
  { db }: Platform,
  userId: string,
): AsyncGenerator<{ readonly name: string; readonly key: string }> {
  const photos = await db
    .select({ id: uploads.id, purpose: uploads.purpose, files: uploads.files })
    .from(uploads)
    .where(eq(uploads.ownerId, userId))
    .orderBy(asc(uploads.id));
  for (const { id, purpose, files } of photos) {
    const largest = files.findLast((key) => /\.jpe?g$/.test(key)) ?? files.at(-1);
    if (largest !== undefined)
      yield { name: `photos/${purpose}-${id}.${largest.split('.').at(-1)}`, key: largest };
  }
  const study = await db
    .select({ id: studyFiles.id, format: studyFiles.format })
    .from(studyFiles)
    .where(eq(studyFiles.ownerId, userId))
    .orderBy(asc(studyFiles.id));
  for (const { id, format } of study) yield { name: `study/${id}.${format}`, key: studyFileKey(id) };
  const sent = await db
    .select({ id: attachments.id, format: attachments.format, orderId: attachments.orderId })
    .from(attachments)
    .where(eq(attachments.ownerId, userId))
    .orderBy(asc(attachments.id));
  for (const { id, format, orderId } of sent)
    yield { name: `${orderId === null ? 'files' : 'work'}/${id}.${format}`, key: attachmentKey(id) };
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
  const where = conditionOf(db, holding, userId);
  for (let offset = 0; ; offset += ROW_BATCH) {
    const rows = await db
      .select(shown)
      .from(table)
      .where(where)
      .orderBy(...keyOf(table).map((column) => asc(column)))
      .limit(ROW_BATCH)
      .offset(offset);
    yield* getTableName(table) === SMS_NUMBERS ? await withFullNumber(platform, userId, rows) : rows;
    if (rows.length < ROW_BATCH) return;
  }
}

/** Name of the table of numbers for text messages. */
const SMS_NUMBERS = 'sms_numbers';

/** Adds the whole number, which is stored encrypted, to the row of the number for text messages. */
async function withFullNumber(
  { db, secrets }: Platform,
  userId: string,
  rows: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const number = await findNumber(db, userId);
  const phone = number === undefined ? null : (fullNumberOf(secrets, number) ?? null);
  return rows.map((row) => ({ ...row, phone }));
}

function conditionOf(db: Platform['db'], holding: Holding, userId: string) {
  if (holding.table === messages) return talksOf(db, userId);
  // Disputes, and further items of a bundle, are found by their order.
  if (holding.table === disputes) return inArray(disputes.orderId, ordersOf(db, userId));
  if (holding.table === bundleItems) return inArray(bundleItems.orderId, ordersOf(db, userId));
  if (holding.table === stallItems) return inArray(stallItems.stallId, stallsOf(db, userId));
  if (holding.table === stallLines) return inArray(stallLines.stallOrderId, stallOrdersOf(db, userId));
  return rowsOf(holding, userId);
}

const ordersOf = (db: Platform['db'], userId: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)));

const stallsOf = (db: Platform['db'], userId: string) =>
  db.select({ id: stalls.id }).from(stalls).where(eq(stalls.sellerId, userId));

const stallOrdersOf = (db: Platform['db'], userId: string) =>
  db
    .select({ id: stallOrders.id })
    .from(stallOrders)
    .where(or(eq(stallOrders.buyerId, userId), eq(stallOrders.sellerId, userId)));

/** Conversations of the student with both sides' messages, which belong to both. From groups, only their own messages. */
function talksOf(db: Platform['db'], userId: string) {
  const talks = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(eq(conversations.firstUserId, userId), eq(conversations.secondUserId, userId)));
  // Events with a ticket, current or former, and their own events: an event's group has the id of the event.
  const events = unionAll(
    db.select({ id: tickets.listingId }).from(tickets).where(eq(tickets.userId, userId)),
    db.select({ id: listings.id }).from(listings).where(eq(listings.posterId, userId)),
  );
  return or(
    inArray(messages.conversationId, talks),
    and(inArray(messages.conversationId, events), eq(messages.senderId, userId)),
  );
}

function keyOf(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
}
