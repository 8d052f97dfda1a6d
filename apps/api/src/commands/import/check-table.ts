import {
  photoNamesIn,
  readRow,
  rowKey,
  type ImportFault,
  type ImportRow,
  type ImportScope,
} from '@campushive/domain/catalogue/imports/read-row';
import type { Images } from '@campushive/domain/platform/ports/images';
import { photoFaults, type PhotoFolder } from './photo-folder.js';
import type { ImportTable } from './read-table.js';

/** Rows that can be imported, and every mistake of the others. */
export interface CheckedTable {
  readonly rows: readonly ImportRow[];
  /** Sorted by row. */
  readonly faults: readonly ImportFault[];
}

/** Checks every row with its photos, so that an operator sees all mistakes at once. */
export async function checkTable(
  table: ImportTable,
  folder: PhotoFolder,
  { images, ...scope }: ImportScope & { readonly images: Pick<Images, 'countPixels'> },
): Promise<CheckedTable> {
  const faults: ImportFault[] = [...table.faults];
  const rows: ImportRow[] = [];
  const rowOfKey = new Map<string, number>();
  for (const cells of table.rows) {
    const result = readRow(cells, scope);
    if ('faults' in result) {
      faults.push(...result.faults);
      continue;
    }
    const key = rowKey(result.read);
    const first = rowOfKey.get(key);
    if (first === undefined) {
      rowOfKey.set(key, cells.row);
      rows.push(result.read);
    } else {
      const problem = `Row ${first} has the same seller, hive and title. Remove one or change its title.`;
      faults.push({ row: cells.row, column: 'title', problem });
    }
  }
  const named = table.rows.map(({ row, cells }) => ({ row, photos: photoNamesIn(cells) }));
  faults.push(...(await photoFaults(named, folder, images)));
  faults.sort((a, b) => a.row - b.row);
  const faulty = new Set(faults.map(({ row }) => row));
  return { rows: rows.filter(({ row }) => !faulty.has(row)), faults };
}

/** Returns the mistakes as lines of a report. */
export const faultLines = (faults: readonly ImportFault[]): readonly string[] =>
  faults.map(({ row, column, problem }) => `Row ${row}, ${column}: ${problem}`);
