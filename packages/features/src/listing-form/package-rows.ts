import { fieldErrorsOf, MAX_PACKAGES } from '@campushive/contract';
import { HIVE_FIELDS, type ServicePackageShown } from '@campushive/contract/hive-fields';
import {
  priceFigures,
  type PriceCurrency,
  typedPriceError,
  type PriceTextRules,
} from '@campushive/contract/price-text';
import * as z from 'zod/mini';
import { rowTexts } from './typed-rows.js';
import type { KindIssue } from './kind-rows.js';

/** One package of a service as it is typed. */
export interface PackageRow {
  /** Of one that is there already. */
  readonly id?: string;
  readonly name: string;
  readonly includes: string;
  readonly price: string;
  readonly days: string;
}

export const NEW_PACKAGE: PackageRow = { name: '', includes: '', price: '', days: '' };

/** How a form holds its rows. */
export const packageTexts = rowTexts(['name', 'includes', 'price', 'days']);
export const { read: readPackages, write: writePackages } = packageTexts;

export const packageRowOf = ({ price, days, ...texts }: ServicePackageShown): PackageRow => ({
  ...texts,
  price: String(price),
  days: String(days),
});

/** The same packages for another service: it has ids of its own. */
export const copyOfPackages = (value: unknown): string =>
  writePackages(
    readPackages(value).map(({ name, includes, price, days }) => ({ name, includes, price, days })),
  );

/** What the call takes. */
export const toPackages = (rows: readonly PackageRow[], currency: PriceCurrency) =>
  rows.map(({ id, name, includes, price, days }) => ({
    ...(id !== undefined && { id }),
    name,
    includes,
    price: priceFigures(price, currency),
    days: days.trim(),
  }));

/** The first thing that is wrong with the rows, by the schema of the call and the rules of this campus; null for nothing. */
export function packageIssueOf(value: unknown, rules: PriceTextRules): KindIssue | null {
  const rows = readPackages(value);
  if (rows.length === 0) return null;
  const parsed = z
    .object({ packages: HIVE_FIELDS.sidehustle.packages })
    .safeParse({ packages: toPackages(rows, rules.currency) }, { reportInput: true });
  const wrong = fieldErrorsOf(parsed.error?.issues ?? []);
  for (const [index, row] of rows.entries()) {
    for (const name of ['name', 'includes', 'price', 'days'] as const) {
      const at = `packages.${index}.${name}`;
      if (row[name].trim() === '') return { at, error: { code: 'required' } };
      const error = wrong[at] ?? (name === 'price' ? typedPriceError(row.price, rules) : null);
      if (error != null) return { at, error };
    }
  }
  return rows.length > MAX_PACKAGES
    ? { at: 'packages', error: { code: 'too_many', params: { max: MAX_PACKAGES } } }
    : null;
}
