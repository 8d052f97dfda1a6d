import type { StudyFile } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '@campushive/domain/platform/database/database';
import { listings, studyFiles } from '@campushive/domain/platform/database/schema/index';
import type { DemoDeps } from '../fill-once.js';
import type { NewListing } from '../listings.js';
import type { Members } from '../members.js';
import { paperDocx } from './paper-docx.js';
import { PAPERS } from './papers.js';
import { paperPdf, sheetPdf } from './sheet-pdf.js';
import { SHEETS, titleOf } from './sheets.js';

/** Stored files by the title of their listing. */
export type StoredSheets = ReadonlyMap<string, StudyFile>;

/** Writes and stores every sheet for its author, and every paper for the one who will post it. */
export async function storeSheets(
  { files, made }: Pick<DemoDeps, 'files' | 'made'>,
  members: Members,
): Promise<StoredSheets> {
  const stored = new Map<string, StudyFile>();
  for (const sheet of SHEETS) {
    const author = members.at(sheet.author);
    const key = JSON.stringify([author.name, sheet]);
    const file = await made.studyFile(key, () => sheetPdf(sheet, author.name));
    stored.set(titleOf(sheet), await files.store(author.id, `${titleOf(sheet)}.pdf`, file));
  }
  const [anyone] = members.all;
  if (anyone === undefined) return stored;
  for (const paper of PAPERS) {
    const file = await made.studyFile(JSON.stringify(paper), () =>
      paper.format === 'pdf' ? paperPdf(paper) : paperDocx(paper),
    );
    stored.set(paper.title, await files.store(anyone.id, `${paper.title}.${paper.format}`, file));
  }
  return stored;
}

/** Returns the listing with its sheet, if it has one. */
export function withSheet(listing: NewListing, sheets: StoredSheets): NewListing {
  const file = sheets.get(listing.title);
  return file === undefined ? listing : { ...listing, details: { ...listing.details, file } };
}

/** Files belong to their listing's poster, so that they are attached and not deleted after a day. */
export async function keepSheets(tx: Db, now: Date): Promise<void> {
  await tx
    .update(studyFiles)
    .set({ attachedAt: now, ownerId: listings.posterId })
    .from(listings)
    .where(sql`${listings.details} -> 'file' ->> 'id' = ${studyFiles.id}::text`);
}
