import { columnOf, type ImportCells, type ImportFault } from '@campushive/domain/catalogue/imports/read-row';
import { Refused } from '../admin-refused.js';
import { recordsOf } from './csv-records.js';

/** Rows of one import, without the header. */
export const MAX_ROWS = 10_000;
/** Row of the headings. */
export const HEADER_ROW = 1;
const UNCLOSED = 'A quotation mark is not closed. Close it, or write it twice inside of a text in quotes.';

/** Table of listings as it was written, with canonical column names. */
export interface ImportTable {
  readonly rows: readonly ImportCells[];
  /** Mistakes in the shape of the table. */
  readonly faults: readonly ImportFault[];
}

/**
 * Reads a CSV in UTF-8, with or without a byte order mark, separated by commas or semicolons. Throws Refused for a file
 * that is no such table. A row is numbered as in a spreadsheet.
 */
export function readTable(bytes: Uint8Array): ImportTable {
  const [heading, ...records] = recordsOf(textOf(bytes));
  const header = heading?.cells ?? [];
  const columns = header.map(columnOf);
  const faults: ImportFault[] = headingFaults(header, columns);
  const rows: ImportCells[] = [];
  for (const { row, cells: record } of records) {
    if (record === undefined) {
      faults.push({ row, column: 'row', problem: UNCLOSED });
      continue;
    }
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.slice(columns.length).some((cell) => cell.trim() !== '')) {
      const problem = `${record.length} cells, but the header has ${columns.length}. Put quotes around a text with a comma or semicolon.`;
      faults.push({ row, column: 'row', problem });
    }
    const cells = columns.flatMap((column, at): [string, string][] =>
      column === undefined ? [] : [[column, record[at]?.trim() ?? '']],
    );
    rows.push({ row, cells: new Map(cells) });
  }
  if (rows.length === 0 && faults.every(({ row }) => row === HEADER_ROW))
    throw new Refused('The file has no rows below its header.');
  if (rows.length > MAX_ROWS)
    throw new Refused(
      `The file has ${rows.length} rows; at most ${MAX_ROWS} are imported at once. Split it.`,
    );
  return { rows, faults };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Refused('The file is not UTF-8. In Excel, save it as "CSV UTF-8".');
  }
}

function headingFaults(header: readonly string[], columns: readonly (string | undefined)[]): ImportFault[] {
  const fault = (column: string, problem: string) => ({ row: HEADER_ROW, column, problem });
  const unknown = header.flatMap((heading, index) =>
    columns[index] === undefined && heading.trim() !== ''
      ? [fault(heading.trim(), 'No form has this field. Rename or remove the column.')]
      : [],
  );
  const repeated = columns.flatMap((column, index) =>
    column !== undefined && columns.indexOf(column) !== index
      ? [fault(column, 'The column is there twice. Remove one.')]
      : [],
  );
  const seller = columns.includes('phone') ? [] : ['email'];
  const missing = [...seller, 'hive', 'title'].flatMap((column) =>
    columns.includes(column) ? [] : [fault(column, 'The column is missing.')],
  );
  return [...unknown, ...repeated, ...missing];
}
