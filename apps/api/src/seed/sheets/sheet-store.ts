import type { StudyFile } from '@campushive/contract';
import { inArray } from 'drizzle-orm';
import type { FilesModule } from '../../modules/files/files.js';
import type { Db } from '../../platform/database/database.js';
import { studyFiles } from '../../platform/database/schema/index.js';
import type { NewListing } from '../listings.js';
import type { Members } from '../members.js';
import { sheetPdf } from './sheet-pdf.js';
import { SHEETS, titleOf } from './sheets.js';

/** By the title of their listing. */
export type StoredSheets = ReadonlyMap<string, StudyFile>;

/** Writes and stores every sheet for its author. */
export async function storeSheets(
  { store }: Pick<FilesModule, 'store'>,
  members: Members,
): Promise<StoredSheets> {
  const stored = new Map<string, StudyFile>();
  for (const sheet of SHEETS) {
    const author = members.at(sheet.author);
    const bytes = await sheetPdf(sheet, author.name);
    stored.set(titleOf(sheet), await store(author.id, `${titleOf(sheet)}.pdf`, bytes));
  }
  return stored;
}

/** The listing with its sheet, if it has one. */
export function withSheet(listing: NewListing, sheets: StoredSheets): NewListing {
  const file = sheets.get(listing.title);
  return file === undefined ? listing : { ...listing, details: { ...listing.details, file } };
}

/** What nothing uses is swept away after a day. */
export async function keepSheets(tx: Db, sheets: StoredSheets, now: Date): Promise<void> {
  const ids = [...sheets.values()].map((file) => file.id);
  await tx.update(studyFiles).set({ attachedAt: now }).where(inArray(studyFiles.id, ids));
}
