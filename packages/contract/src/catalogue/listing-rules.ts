import type { FieldCode } from '../fields/field-codes.js';
import { ownValuesIn } from '../campus/own-values.js';
import { isHive, ownHive, saleOf, type BuiltInHive, type HiveName } from './hives.js';

interface Posting {
  /** Null without a price. 0 gives the item away. */
  readonly price: number | null;
  readonly description: string;
  readonly details: Readonly<Record<string, unknown>>;
  /** Photos in any form; only their number matters. Default: none. */
  readonly photos?: readonly unknown[];
  /** The listing was posted before and is restored unchanged, so newer requirements do not apply. */
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

/** Returns the required fields of any hive. A campus's own hive declares them in its fields. */
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
  { price, description, details, photos = [], isBack = false }: Posting,
): readonly (readonly [field: string, FieldCode])[] {
  const values: Readonly<Record<string, unknown>> = {
    ...(isHive(hive) ? details : ownValuesIn(details)),
    description,
  };
  // A service is priced by its packages, and takes no applications.
  const { packages } = details;
  const isOffered = hive === 'sidehustle' && Array.isArray(packages) && packages.length > 0;
  const missing: [string, FieldCode][] = neededIn(hive)
    .filter((field) => isEmpty(values[field]) && !(isOffered && field === 'applicationDeadline'))
    .map((field) => [field, 'required']);
  if (hive === 'archive' && isEmpty(details['fileId'] ?? details['file']) && isEmpty(details['fileUrl']))
    missing.push(['fileUrl', 'file_or_link']);
  if (hive === 'archive' && !isBack && details['mayShare'] !== true)
    missing.push(['mayShare', 'permission_missing']);
  if (ownHive(hive)?.needsPhoto === true && photos.length === 0) missing.push(['photos', 'required']);
  if (hive !== 'buzz' && saleOf(hive) !== null && price === null && !isOffered)
    missing.push(['price', 'required']);
  return missing;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Time zones ahead of UTC start a day up to 14 hours earlier. */
const EARLIEST_DAY = 14 * 3_600_000;

/** Returns whether a date can be today or earlier in any time zone. */
export const isPastDay = (day: string, now: Date): boolean => Date.parse(day) <= now.getTime() + EARLIEST_DAY;

/** Returns the time of a change, always later than the last one, so that `updatedAt` identifies a version. */
export const versionAfter = (previous: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), previous.getTime() + 1));
