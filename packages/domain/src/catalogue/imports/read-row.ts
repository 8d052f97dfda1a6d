import {
  canonicalEmail,
  fieldErrorsOf,
  fieldTexts,
  findHall,
  hiveNamesOf,
  isHive,
  MAX_PHOTOS,
  normalizePhone,
  universityOfEmail,
  wordFieldError,
  type FieldError,
  type HiveName,
} from '@campushive/contract';
import { HIVE_FIELDS } from '@campushive/contract/hive-fields';
import { ownFieldsOf } from '@campushive/contract/own-fields';
import { readPrice } from '@campushive/contract/price-text';
import { foldForSearch } from '@campushive/contract/rules/messages';
import * as z from 'zod/mini';
import { Failure } from '../../calls/failure.js';
import { choicesOf } from '../../calls/validation.js';
import { campus, campusTexts } from '../../platform/campus.js';
import { splitFields } from '../hives/posting/details.js';
import { postingChecks, requireComplete, requireFuture } from '../hives/posting/requirements.js';

/** Mistake in a cell of the imported table, in words for the operator. */
export interface ImportFault {
  /** Number of the row as a spreadsheet counts it. The header is row 1. */
  readonly row: number;
  readonly column: string;
  /** Problem and fix. */
  readonly problem: string;
}

/** Row of the imported table: trimmed cells by canonical column. */
export interface ImportCells {
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** Row that can become a listing. */
export interface ImportRow {
  readonly row: number;
  /** Address of the seller. Null where only the phone number is known. */
  readonly email: string | null;
  /** Phone number of the seller in its national form. Null without one. */
  readonly phone: string | null;
  readonly hive: HiveName;
  readonly title: string;
  /** Input of the listing in its hive, without photos. */
  readonly input: Readonly<Record<string, unknown>>;
  /** File names. */
  readonly photos: readonly string[];
}

/** Hives without import: study material needs a statement of its owner. */
const NOT_IMPORTED: readonly HiveName[] = ['archive'];
/** Fields that hold lists, files or statements of the owner. */
const WITHOUT_COLUMN: readonly string[] = ['fileId', 'kind', 'packages', 'photos', 'ticketKinds', 'isItem13'];
const ALIASES: Readonly<Record<string, string>> = {
  type: 'hive',
  category: 'itemCategory',
  hall: 'hallId',
  photo: 'photos',
};
const OWN_COLUMNS = ['email', 'phone', 'hive', 'photos'] as const;

/** Returns the hives that a table can fill. */
export const importedHives = (): readonly HiveName[] =>
  hiveNamesOf(campus).filter((name) => !NOT_IMPORTED.includes(name));

/** Returns the form fields of a hive that a table can fill. */
function fieldsOf(hive: HiveName): z.core.$ZodShape {
  const all: z.core.$ZodShape = isHive(hive) ? HIVE_FIELDS[hive] : ownFieldsOf(hive);
  return Object.fromEntries(Object.entries(all).filter(([field]) => !WITHOUT_COLUMN.includes(field)));
}

/** Returns the canonical name of a column from its heading; undefined for an unknown one. */
export function columnOf(heading: string): string | undefined {
  const typed = heading.trim().toLowerCase();
  const name = (Object.hasOwn(ALIASES, typed) ? ALIASES[typed] : typed)?.toLowerCase();
  const known = [...OWN_COLUMNS, ...importedHives().flatMap((hive) => Object.keys(fieldsOf(hive)))];
  return known.find((one) => one.toLowerCase() === name);
}

/** Circumstances of an import. */
export interface ImportScope {
  readonly universityId: string;
  readonly now: Date;
  /** The server sends text messages, so that a phone number is enough. Default: false. */
  readonly sendsTexts?: boolean;
}

/** Checks a row and returns the listing it describes, or all its mistakes. */
export function readRow(
  { row, cells }: ImportCells,
  { universityId, now, sendsTexts = false }: ImportScope,
): { readonly read: ImportRow } | { readonly faults: readonly ImportFault[] } {
  const problems: [column: string, problem: string][] = [];
  const email = cells.get('email') ?? '';
  const typedPhone = cells.get('phone') ?? '';
  // Spreadsheets drop a leading zero.
  const phone =
    normalizePhone(campus, typedPhone) ?? normalizePhone(campus, campus.phone.trunkPrefix + typedPhone);
  problems.push(...sellerProblems({ email, typedPhone, phone }, { universityId, sendsTexts }));
  const photos = photoNamesIn(cells);
  problems.push(...photoProblems(photos));
  const typed = (cells.get('hive') ?? '').toLowerCase();
  const hive = importedHives().find((name) => name === typed);
  if (hive === undefined) {
    const why = NOT_IMPORTED.includes(typed)
      ? 'Study material cannot be imported, because only its owner can state that it may be shared.'
      : typed === ''
        ? 'Required.'
        : `"${typed}" is not a hive of this campus.`;
    problems.push(['hive', `${why} Write ${importedHives().join(', ')}.`]);
  }
  const read = hive === undefined ? undefined : readInput(hive, cells, { universityId, now }, problems);
  if (problems.length > 0 || hive === undefined || read === undefined)
    return { faults: problems.map(([column, problem]) => ({ row, column, problem })) };
  const seller = { email: email === '' ? null : email, phone: phone ?? null };
  return { read: { row, ...seller, hive, title: String(read['title']), input: read, photos } };
}

/** Returns the file names of a row's photos. */
export const photoNamesIn = (cells: ImportCells['cells']): readonly string[] =>
  (cells.get('photos') ?? '').split('|').flatMap((name) => name.trim() || []);

/** Returns the key of the seller of a row: the canonical address, or the phone number where no address is known. */
export const sellerKey = ({ email, phone }: Pick<ImportRow, 'email' | 'phone'>): string =>
  email === null ? `phone:${phone ?? ''}` : canonicalEmail(email);

/** Returns the key by which a repeated row is recognised: seller, hive and title, without case, accents and spacing. */
export const rowKey = ({
  hive,
  title,
  ...seller
}: Pick<ImportRow, 'email' | 'phone' | 'hive' | 'title'>): string =>
  [sellerKey(seller), hive, foldForSearch(title).replace(/\s+/g, ' ').trim()].join('\n');

interface TypedSeller {
  readonly email: string;
  readonly typedPhone: string;
  readonly phone: string | undefined;
}

function* sellerProblems(
  { email, typedPhone, phone }: TypedSeller,
  { universityId, sendsTexts }: { readonly universityId: string; readonly sendsTexts: boolean },
): Iterable<[string, string]> {
  const hasPhone = typedPhone !== '';
  if (email !== '' || !hasPhone) yield* emailProblems(email, universityId);
  else if (!sendsTexts)
    yield ['email', 'Required, because this server sends no text messages. Write the university address.'];
  if (hasPhone && phone === undefined)
    yield ['phone', `"${typedPhone}" is not a mobile number. Write it as ${campus.words.examplePhone.en}.`];
}

function* emailProblems(email: string, universityId: string): Iterable<[string, string]> {
  const owner = universityOfEmail(campus, email);
  if (email === '')
    yield ['email', 'Required. Write the university address of the seller, or a phone number into "phone".'];
  else if (!z.email().safeParse(email).success) yield ['email', `"${email}" is not an email address.`];
  else if (owner?.id !== universityId)
    yield ['email', `"${email}" is not an address of a student of ${universityId}.`];
}

function* photoProblems(names: readonly string[]): Iterable<[string, string]> {
  if (names.length > MAX_PHOTOS) yield ['photos', `At most ${MAX_PHOTOS} photos.`];
  for (const name of names) {
    if (/[\\/]/.test(name) || name === '..')
      yield ['photos', `"${name}": write the file name only, no folder.`];
    else if (names.indexOf(name) !== names.lastIndexOf(name)) {
      yield ['photos', `"${name}" is named twice.`];
      return;
    }
  }
}

/** Reads the cells of a hive's form. Adds to `problems`; returns undefined if there are any in the form. */
function readInput(
  hive: HiveName,
  cells: ReadonlyMap<string, string>,
  { universityId, now }: { readonly universityId: string; readonly now: Date },
  problems: [column: string, problem: string][],
): Record<string, unknown> | undefined {
  const fields = fieldsOf(hive);
  const before = problems.length;
  const input: Record<string, unknown> = {};
  for (const [column, text] of cells) {
    if (text === '' || OWN_COLUMNS.some((own) => own === column)) continue;
    const schema = fields[column];
    if (schema === undefined) problems.push([column, `${hive} has no such field. Empty the cell.`]);
    else if (column === 'price') input['price'] = priceOf(text, problems);
    else input[column] = column === 'hallId' ? hallOf(text, universityId) : valueOf(schema, text);
  }
  const isPriceRead = problems.slice(before).every(([column]) => column !== 'price');
  const schema: z.ZodMiniType = z.strictObject(fields);
  const parsed = schema.safeParse(input, { reportInput: true });
  if (!parsed.success) {
    for (const [field, error] of Object.entries(fieldErrorsOf(parsed.error.issues))) {
      const issue = parsed.error.issues.find(({ path }) => path[0] === field);
      const choices = issue === undefined ? undefined : choicesOf(issue);
      if (field !== 'price' || isPriceRead) problems.push([field, choices ?? wordsOf(error)]);
    }
  }
  if (problems.length > before || !parsed.success) return undefined;
  const checked: Record<string, unknown> = Object.fromEntries(Object.entries(Object(parsed.data)));
  for (const failure of ruleFailures(hive, checked, { universityId, photos: photoNamesIn(cells), now }))
    for (const [field, error] of Object.entries(failure.fieldErrors ?? {}))
      problems.push([field, wordsOf(error)]);
  return checked;
}

/** Runs the rules of posting that need no database, and returns their failures. */
function ruleFailures(
  hive: HiveName,
  input: Readonly<Record<string, unknown>>,
  {
    universityId,
    photos,
    now,
  }: { readonly universityId: string; readonly photos: readonly string[]; readonly now: Date },
): readonly Failure[] {
  const failures: Failure[] = [];
  const run = (check: () => unknown) => {
    try {
      check();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failures.push(error);
    }
  };
  run(() => {
    const fields = splitFields(hive, input);
    const { priceMinor: price = null, description = '', details } = fields;
    for (const check of postingChecks(hive, fields, details, { universityId, now })) run(check);
    run(() => requireComplete(hive, { price, description, details, photos }));
    run(() => requireFuture(hive, fields, now));
  });
  return failures;
}

/** Reads a price as people write it. Adds to `problems` where it has no single reading. */
function priceOf(text: string, problems: [column: string, problem: string][]): number | undefined {
  const reading = readPrice(text, campus.currency);
  switch (reading.kind) {
    case 'amount':
      return reading.amount;
    case 'empty':
      return undefined;
    case 'unclear':
      problems.push(['price', `"${text}" can be ${reading.amounts.join(' or ')}. Write one of them.`]);
      return undefined;
    case 'wrong':
      problems.push(['price', `${wordsOf(reading.error)}: "${text}".`]);
      return undefined;
    default:
      return reading satisfies never;
  }
}

/** Returns the id of a hall by its id or name, or the text. */
function hallOf(text: string, universityId: string): string {
  const halls = campus.institutions.find(({ id }) => id === universityId)?.halls ?? [];
  const typed = text.toLowerCase();
  const byName = halls.find(({ name }) => name.toLowerCase() === typed);
  return byName?.id ?? findHall(campus, typed, universityId)?.id ?? text;
}

/** Returns the value of a cell for its field: text, a choice in other spelling, or yes and no. */
function valueOf(schema: z.core.$ZodType, text: string): unknown {
  const spelt = text.toLowerCase().replace(/[\s_]+/g, '-');
  const values: unknown[] = [text, spelt, ...(/^(yes|true)$/i.test(text) ? [true] : [])];
  if (/^(no|false)$/i.test(text)) values.push(false);
  return values.find((value) => z.safeParse(schema, value).success) ?? text;
}

const wordsOf = (error: FieldError): string => wordFieldError(campusTexts(fieldTexts), error, 'en');
