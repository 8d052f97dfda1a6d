import type { FieldCode } from './field-codes.js';
import { ownValuesIn } from './own-values.js';
import { isHive, ownHive, saleOf, type BuiltInHive, type HiveName } from './hives.js';

interface Posting {
  /** Null where none was ever given; 0 gives it away. */
  readonly price: number | null;
  readonly description: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** It was posted before, and comes back as it was: its poster is not asked what was not asked then. */
  readonly isBack?: boolean;
}

/** Required fields of each hive besides title and price. A draft can omit them until it is published. */
const NEEDED: Readonly<Record<BuiltInHive, readonly string[]>> = {
  essentials: ['description', 'condition', 'pickupLocation'],
  academia: ['description', 'duration', 'location'],
  logistics: [],
  buzz: ['description', 'eventDate', 'location', 'organizer', 'eventType', 'admission'],
  archive: ['description'],
  sidehustle: ['description', 'applicationDeadline'],
};

/** The same of any hive; one of the campus's own says it of its fields. */
const neededIn = (hive: HiveName): readonly string[] =>
  isHive(hive)
    ? NEEDED[hive]
    : ['description', ...(ownHive(hive)?.fields ?? []).flatMap(({ id, required }) => (required ? [id] : []))];

/**
 * Returns the errors that keep a listing from being posted: a missing field of its hive, a missing price where money is paid, a missing
 * file or link of study material, or a missing statement that its poster may share it. Empty without errors.
 */
export function missingIn(
  hive: HiveName,
  { price, description, details, isBack = false }: Posting,
): readonly (readonly [field: string, FieldCode])[] {
  const values: Readonly<Record<string, unknown>> = {
    ...(isHive(hive) ? details : ownValuesIn(details)),
    description,
  };
  // A service says what it costs by its packages, and no one applies for it.
  const { packages } = details;
  const isOffered = hive === 'sidehustle' && Array.isArray(packages) && packages.length > 0;
  const missing: [string, FieldCode][] = neededIn(hive)
    .filter((field) => isEmpty(values[field]) && !(isOffered && field === 'applicationDeadline'))
    .map((field) => [field, 'required']);
  if (hive === 'archive' && isEmpty(details['fileId'] ?? details['file']) && isEmpty(details['fileUrl']))
    missing.push(['fileUrl', 'file_or_link']);
  if (hive === 'archive' && !isBack && details['mayShare'] !== true)
    missing.push(['mayShare', 'permission_missing']);
  if (hive !== 'buzz' && saleOf(hive) !== null && price === null && !isOffered)
    missing.push(['price', 'required']);
  return missing;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Ahead of UTC, a day begins up to 14 hours earlier. */
const EARLIEST_DAY = 14 * 3_600_000;

/** Whether a day that was given as over can be over for a reader anywhere. */
export const isPastDay = (day: string, now: Date): boolean => Date.parse(day) <= now.getTime() + EARLIEST_DAY;

/** When a change is written: later than the last one, so that `updatedAt` names one version. */
export const versionAfter = (previous: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), previous.getTime() + 1));
