import { fieldErrorsOf, MAX_TICKET_KINDS, type FieldError, type Listing } from '@campushive/contract';
import { HIVE_FIELDS } from '@campushive/contract/hive-fields';
import {
  amountOf,
  priceFigures,
  type PriceCurrency,
  typedPriceError,
  type PriceTextRules,
} from '@campushive/contract/price-text';
import * as z from 'zod/mini';
import { rowTexts } from './typed-rows.js';

/** Kind of tickets as typed. */
export interface KindRow {
  /** Id of a saved kind. */
  readonly id?: string;
  readonly name: string;
  readonly price: string;
  readonly quota: string;
  readonly lastDay: string;
}

export const NEW_ROW: KindRow = { name: '', price: '', quota: '', lastDay: '' };

/** Error with its field path. `ticketKinds.0.quota` is a field of the first row. */
export interface KindIssue {
  readonly at: string;
  readonly error: FieldError;
}

/** Serialisation of the rows in the form. */
export const kindTexts = rowTexts(['name', 'price', 'quota', 'lastDay']);
export const { read: readRows, write: writeRows } = kindTexts;

type Shown = NonNullable<NonNullable<Listing['buzzDetails']>['ticketKinds']>[number];

export const rowOf = ({ id, name, price, quota, lastDay }: Shown): KindRow => ({
  id,
  name,
  price: String(price),
  quota: String(quota),
  lastDay: lastDay ?? '',
});

/** Copies the kinds for another event, without their ids and last days of sale. */
export const copyOfRows = (value: unknown): string =>
  writeRows(readRows(value).map(({ name, price, quota }) => ({ name, price, quota, lastDay: '' })));

/** Converts rows to the input of the call. */
export const toKinds = (rows: readonly KindRow[], currency: PriceCurrency) =>
  rows.map(({ id, name, price, quota, lastDay }) => ({
    ...(id !== undefined && { id }),
    name,
    price: priceFigures(price, currency),
    quota: quota.trim(),
    lastDay: lastDay === '' ? null : lastDay,
  }));

/** Returns the first error of the rows, by the call's schema and the campus's rules; null for none. */
export function kindIssueOf(value: unknown, rules: PriceTextRules): KindIssue | null {
  const rows = readRows(value);
  if (rows.length === 0) return null;
  const parsed = z
    .object({ ticketKinds: HIVE_FIELDS.buzz.ticketKinds })
    .safeParse({ ticketKinds: toKinds(rows, rules.currency) }, { reportInput: true });
  const wrong = fieldErrorsOf(parsed.error?.issues ?? []);
  for (const [index, row] of rows.entries()) {
    for (const name of ['name', 'price', 'quota', 'lastDay'] as const) {
      const at = `ticketKinds.${index}.${name}`;
      if (name !== 'lastDay' && row[name].trim() === '') return { at, error: { code: 'required' } };
      const error = wrong[at] ?? (name === 'price' ? typedPriceError(row.price, rules) : null);
      if (error != null) return { at, error };
    }
  }
  if (rows.length > MAX_TICKET_KINDS)
    return { at: 'ticketKinds', error: { code: 'too_many', params: { max: MAX_TICKET_KINDS } } };
  const isFree = rows.every(({ price }) => amountOf(price, rules.currency) === 0);
  return isFree ? { at: 'ticketKinds', error: { code: 'kinds_all_free' } } : null;
}
