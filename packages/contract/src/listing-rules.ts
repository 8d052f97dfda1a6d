import type { FieldCode } from './field-errors.js';
import { saleOf, type HiveName } from './hives.js';

interface Posting {
  /** Null where none was ever given; 0 gives it away. */
  readonly price: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * What keeps a listing from being posted, beyond what each of its fields says: study material needs a file or a link, and
 * what is sold or paid for needs a price. Null when nothing does.
 */
export function missingIn(
  hive: HiveName,
  { price, details }: Posting,
): readonly [field: string, FieldCode] | null {
  if (hive === 'archive' && isEmpty(details['fileId'] ?? details['file']) && isEmpty(details['fileUrl']))
    return ['fileUrl', 'file_or_link'];
  return hive !== 'buzz' && saleOf(hive) !== null && price === null ? ['price', 'required'] : null;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Ahead of UTC, a day begins up to 14 hours earlier. */
const EARLIEST_DAY = 14 * 3_600_000;

/** Whether a day that was given as over can be over for a reader anywhere. */
export const isPastDay = (day: string, now: Date): boolean => Date.parse(day) <= now.getTime() + EARLIEST_DAY;

/** When a change is written: later than the last one, so that `updatedAt` names one version. */
export const versionAfter = (previous: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), previous.getTime() + 1));
