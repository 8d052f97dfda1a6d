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

/** One milestone as it is typed. */
export interface MilestoneRow {
  readonly title: string;
  readonly price: string;
}

export const NEW_ROW: MilestoneRow = { title: '', price: '' };

/** What is wrong with a row. */
export type RowErrors = Readonly<Partial<Record<keyof MilestoneRow, FieldError>>>;

const rowsSchema = z.array(z.object({ title: z.string(), price: z.string() }));

/** The rows that a form holds, as one text that the device keeps; empty where it is none. */
export function readRows(kept: string): readonly MilestoneRow[] {
  try {
    return rowsSchema.parse(JSON.parse(kept));
  } catch {
    return [];
  }
}

export const writeRows = (rows: readonly MilestoneRow[]): string => JSON.stringify(rows);

/** What a plan leaves to be paid, to begin with. */
export const rowsOf = (plan: MilestonePlan | null): readonly MilestoneRow[] =>
  (plan?.milestones ?? [])
    .filter(({ state }) => state === 'due' || state === 'waiting')
    .map(({ title, price }) => ({ title, price: String(price) }));

/** What is wrong with a row alone. */
export function errorsOf({ title, price }: MilestoneRow, rules: PriceTextRules): RowErrors {
  const parsed = z.safeParse(z.object({ title: milestoneTitle, price: milestonePrice }), {
    title,
    price: price.trim() === '' ? null : priceFigures(price, rules.currency),
  });
  if (!parsed.success) return fieldErrorsOf(parsed.error.issues);
  const error = typedPriceError(price, rules);
  return error === null ? {} : { price: error };
}

/** What is missing to the sum, in minor units; below zero what is too much. What is no amount yet counts as nothing. */
export function differenceOf(
  rows: readonly MilestoneRow[],
  leftMinor: number,
  rules: PriceTextRules,
): number {
  const typed = rows.map((row) =>
    errorsOf({ ...row, title: row.title || '-' }, rules).price === undefined
      ? toMinor(amountOf(row.price, rules.currency) ?? 0, rules.currency)
      : 0,
  );
  return leftMinor - typed.reduce((sum, one) => sum + one, 0);
}
