import { fieldErrorsOf, type FieldError, type MilestonePlan } from '@campushive/contract';
import { milestonePrice, milestoneTitle } from '@campushive/contract/calls/milestones';
import { toMinor } from '@campushive/contract/money';
import {
  amountOf,
  priceFigures,
  type PriceTextRules,
  typedPriceError,
} from '@campushive/contract/price-text';
import * as z from 'zod/mini';

/** Milestone as typed. */
export interface MilestoneRow {
  readonly title: string;
  readonly price: string;
}

export const NEW_ROW: MilestoneRow = { title: '', price: '' };

/** Errors of a row. */
export type RowErrors = Readonly<Partial<Record<keyof MilestoneRow, FieldError>>>;

const rowsSchema = z.array(z.object({ title: z.string(), price: z.string() }));

/** Parses the rows stored on the device. Returns an empty list for invalid data. */
export function readRows(stored: string): readonly MilestoneRow[] {
  try {
    return rowsSchema.parse(JSON.parse(stored));
  } catch {
    return [];
  }
}

export const writeRows = (rows: readonly MilestoneRow[]): string => JSON.stringify(rows);

/** Returns the unpaid milestones of a plan as the initial rows. */
export const rowsOf = (plan: MilestonePlan | null): readonly MilestoneRow[] =>
  (plan?.milestones ?? [])
    .filter(({ state }) => state === 'due' || state === 'waiting')
    .map(({ title, price }) => ({ title, price: String(price) }));

/** Validates a single row, without the sum. */
export function errorsOf({ title, price }: MilestoneRow, rules: PriceTextRules): RowErrors {
  const parsed = z.safeParse(z.object({ title: milestoneTitle, price: milestonePrice }), {
    title,
    price: price.trim() === '' ? null : priceFigures(price, rules.currency),
  });
  if (!parsed.success) return fieldErrorsOf(parsed.error.issues);
  const error = typedPriceError(price, rules);
  return error === null ? {} : { price: error };
}

/**
 * Returns the amount missing to the required sum, in minor units; negative when the rows exceed it. An invalid amount
 * counts as zero.
 */
export function differenceOf(
  rows: readonly MilestoneRow[],
  remainingMinor: number,
  rules: PriceTextRules,
): number {
  const typed = rows.map((row) =>
    errorsOf({ ...row, title: row.title || '-' }, rules).price === undefined
      ? toMinor(amountOf(row.price, rules.currency) ?? 0, rules.currency)
      : 0,
  );
  return remainingMinor - typed.reduce((sum, one) => sum + one, 0);
}
