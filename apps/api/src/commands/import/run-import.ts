import { readFile, stat } from 'node:fs/promises';
import { CLAIM_LIFETIME, DAY, type ImportRun, type Photo } from '@campushive/contract';
import { storeUnowned } from '@campushive/domain/base/uploads/unowned-uploads';
import { isUniversityOpen } from '@campushive/domain/base/universities/launches';
import {
  findNewRows,
  importListings,
  remindSellers,
  revokeRun,
  type PhotographedRow,
} from '@campushive/domain/catalogue/imports/import-listings';
import { listRuns } from '@campushive/domain/catalogue/imports/list-runs';
import type { ImportFault, ImportRow } from '@campushive/domain/catalogue/imports/read-row';
import type { OpenPlatform } from '../../platform/open.js';
import { universityOf } from '../admin-launch.js';
import { Refused } from '../admin-refused.js';
import { checkTable, faultLines } from './check-table.js';
import type { ImportChoice } from './import-choice.js';
import { openPhotoFolder, photoProblemOf, unusedPhotos, type PhotoFolder } from './photo-folder.js';
import { HEADER_ROW, readTable } from './read-table.js';

type TableChoice = Extract<ImportChoice, { action: 'import' }>;

const MEGABYTE = 1024 * 1024;
const MAX_TABLE_BYTES = 50 * MEGABYTE;
/** Lifetime of stored photos whose import does not come to its end. */
const UNFINISHED_LIFETIME = DAY;

/** Imports a table of listings, lists imports, or ends the links of one. Throws Refused. */
export function runImport(platform: OpenPlatform, choice: ImportChoice): Promise<readonly string[]> {
  switch (choice.action) {
    case 'import':
      return importTable(platform, choice);
    case 'list':
      return listImports(platform);
    case 'revoke':
      return revokeImport(platform, choice.runId);
    default:
      return choice satisfies never;
  }
}

async function importTable(platform: OpenPlatform, choice: TableChoice): Promise<readonly string[]> {
  const { db, clock, images } = platform;
  const { id: universityId, name } = universityOf(choice.university);
  if (!(await isUniversityOpen(db, universityId)))
    throw new Refused(`${name} is not open: run "pnpm admin launch --university ${universityId}" first.`);
  const table = readTable(await readBytes(choice.table));
  const folder = await openPhotoFolder(choice.photos);
  const { rows, faults } = await checkTable(table, folder, {
    ...{ universityId, now: clock.now(), images },
    sendsTexts: platform.sms !== undefined,
  });
  const faultyCount = new Set(faults.flatMap(({ row }) => (row === HEADER_ROW ? [] : [row]))).size;
  refuseFaults(faults, faultyCount, choice);
  const fresh = await findNewRows(platform, rows);
  const notes = [
    ...skippedLines(faults, faultyCount),
    ...unusedLines(faultyCount === 0 ? unusedPhotos(rows, folder) : []),
    ...(rows.length > fresh.length ? [`Rows that were imported before: ${rows.length - fresh.length}.`] : []),
  ];
  if (choice.isCheck) return [...notes, `Rows that can be imported: ${fresh.length}. Nothing was changed.`];
  const reminded = choice.reminds ? await remindSellers(platform, rows) : 0;
  const remindedLines = reminded > 0 ? [`Sellers of earlier rows who get a new link: ${reminded}.`] : [];
  if (fresh.length === 0) return [...notes, ...remindedLines, 'There is nothing new to import.'];
  const stored = await storePhotos(platform, fresh, folder);
  const { runId, draftCount, sellerCount } = await importListings(platform, universityId, stored);
  return [
    ...notes,
    ...remindedLines,
    `Imported as ${runId}: listings ${draftCount}, sellers ${sellerCount}.`,
    `The server sends the links, 50 a minute. Each works for ${CLAIM_LIFETIME / DAY} days.`,
  ];
}

async function readBytes(path: string): Promise<Uint8Array> {
  const fail = (error: unknown): never => {
    throw new Refused(`${path}: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  };
  const { size } = await stat(path).catch(fail);
  if (size > MAX_TABLE_BYTES) throw new Refused(`${path} has more than 50 MB. Split it.`);
  return readFile(path).catch(fail);
}

/** Refuses a table with mistakes, naming all of them. A wrong heading concerns each row, so no option skips it. */
function refuseFaults(faults: readonly ImportFault[], faultyCount: number, choice: TableChoice): void {
  const isHeadingWrong = faults.some(({ row }) => row === HEADER_ROW);
  if (faults.length === 0 || (choice.skipsFaulty && !isHeadingWrong)) return;
  const skip = isHeadingWrong ? '' : ' --skip-faulty imports the others.';
  const count = `Mistakes: ${faults.length}, in rows: ${faultyCount}. Nothing was imported.${skip}`;
  throw new Refused([...faultLines(faults), count].join('\n'));
}

const skippedLines = (faults: readonly ImportFault[], faultyCount: number): readonly string[] =>
  faults.length === 0 ? [] : [...faultLines(faults), `Rows with mistakes, left out: ${faultyCount}.`];

const unusedLines = (names: readonly string[]): readonly string[] =>
  names.map((name) => `No row names the photo "${name}".`);

/** Encodes and stores the photos of all rows. Throws Refused for one that cannot be opened, before any row is stored. */
async function storePhotos(
  platform: OpenPlatform,
  rows: readonly ImportRow[],
  folder: PhotoFolder,
): Promise<readonly PhotographedRow[]> {
  const faults: ImportFault[] = [];
  const done: PhotographedRow[] = [];
  for (const row of rows) {
    const stored: Photo[] = [];
    for (const name of row.photos) {
      try {
        const encoded = await platform.images.encodePhoto(await folder.read(name));
        stored.push(await storeUnowned(platform, encoded, UNFINISHED_LIFETIME));
      } catch (error) {
        faults.push({ row: row.row, column: 'photos', problem: `"${name}" ${photoProblemOf(error)}` });
      }
    }
    done.push({ ...row, stored });
  }
  if (faults.length > 0) throw new Refused([...faultLines(faults), 'Nothing was imported.'].join('\n'));
  return done;
}

async function listImports({ db, clock }: OpenPlatform): Promise<readonly string[]> {
  const runs = await listRuns(db, clock.now());
  return runs.length === 0 ? ['There is no import.'] : runs.map(runLine);
}

function runLine(run: ImportRun): string {
  const { id, universityId, createdAt, revokedAt } = run;
  const revoked = revokedAt === null ? '' : '  revoked';
  const sent = `${run.sentCount} of ${run.sellerCount} sent`;
  const listings = `${run.claimedCount} claimed  ${run.openCount} open  ${run.expiredCount} expired`;
  return `${id}  ${createdAt.slice(0, 10)}  ${universityId}  ${sent}  ${listings}${revoked}`;
}

async function revokeImport(platform: OpenPlatform, runId: string): Promise<readonly string[]> {
  const revoked = await revokeRun(platform, runId);
  if (revoked === undefined)
    throw new Refused(`There is no import ${runId}; "pnpm admin import --list" shows the ids.`);
  return [`The links of ${runId} have ended. Deleted listings: ${revoked.draftCount}.`];
}
