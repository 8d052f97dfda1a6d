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

/** Package of a service as typed. */
export interface PackageRow {
  /** Id of a saved package. */
  readonly id?: string;
  readonly name: string;
  readonly includes: string;
  readonly price: string;
  readonly days: string;
}

export const NEW_PACKAGE: PackageRow = { name: '', includes: '', price: '', days: '' };

/** Serialisation of the rows in the form. */
export const packageTexts = rowTexts(['name', 'includes', 'price', 'days']);
export const { read: readPackages, write: writePackages } = packageTexts;

export const packageRowOf = ({ price, days, ...texts }: ServicePackageShown): PackageRow => ({
  ...texts,
  price: String(price),
  days: String(days),
});

/** Copies the packages for another service, without their ids. */
export const copyOfPackages = (value: unknown): string =>
  writePackages(
    readPackages(value).map(({ name, includes, price, days }) => ({ name, includes, price, days })),
  );

/** Converts rows to the input of the call. */
export const toPackages = (rows: readonly PackageRow[], currency: PriceCurrency) =>
  rows.map(({ id, name, includes, price, days }) => ({
    ...(id !== undefined && { id }),
    name,
    includes,
    price: priceFigures(price, currency),
    days: days.trim(),
  }));

/** Returns the first error of the rows, by the call's schema and the campus's rules; null for none. */
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
