import {
  DAY,
  ownHive,
  readFacets,
  UNLISTED_HIVES,
  TOPIC_IDS,
  TOPICS,
  type Condition,
  type EventTime,
  type EventType,
  type HiveName,
  type ServiceKind,
  type ServiceOffer,
  type TopicId,
} from '@campushive/contract';
import { and, eq, gt, gte, inArray, isNull, lte, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Cost, Since } from '@campushive/contract/calls/hives';
import { eventWindow, type EventWindow } from '@campushive/contract/rules/event-window';
import { invalidField } from '../../calls/failure.js';
import { later } from '../../platform/clock.js';
import { LISTED, listings } from '../../platform/database/schema/index.js';
import { beginningsQuery, holdsMark } from './lists/query-conditions.js';
import type { Search } from './lists/search.js';
import { date, price } from './lists/sorting.js';
import { campus } from '../../platform/campus.js';
import { toPrice } from '../../platform/money.js';

/** Filters of a list of listings. */
export interface ListingFilters {
  readonly hive?: HiveName | undefined;
  /** Required field values of a campus-defined hive. */
  readonly facets?: string | undefined;
  readonly search: Search;
  /** Any of these campuses. */
  readonly universityIds?: readonly string[] | undefined;
  /** Excluded campuses. */
  readonly exceptUniversityIds?: readonly string[] | undefined;
  /** The only hall. */
  readonly hall?: string | undefined;
  /** Excluded hall. */
  readonly exceptHall?: string | undefined;
  readonly topic?: TopicId | undefined;
  /** Any of these hives. */
  readonly hives?: readonly HiveName[] | undefined;
  /** Kind of a service; all tutoring is academic. */
  readonly serviceKind?: ServiceKind | undefined;
  /** Services that students offer, including tutoring, or that they request. */
  readonly serviceOffer?: ServiceOffer | undefined;
  /** Cedis. */
  readonly minPrice?: number | null | undefined;
  readonly maxPrice?: number | null | undefined;
  readonly condition?: Condition | undefined;
  /** A course code in its stored form. */
  readonly course?: string | undefined;
  readonly since?: Since | undefined;
  readonly cost?: Cost | undefined;
  readonly eventType?: EventType | undefined;
  readonly when?: EventTime | undefined;
}

/** Tutoring, and listings with packages. */
const IS_OFFERED = sql`(${listings.hive} = 'academia' or coalesce(jsonb_typeof(${listings.details} -> 'packages'), '') = 'array')`;

/** Condition: a listing of a hive that the campus names. */
const isOfCampus = notInArray(listings.hive, [...UNLISTED_HIVES]);

const SPANS: Readonly<Record<Since, number>> = { day: DAY, week: 7 * DAY, month: 30 * DAY };

/** Returns the SQL conditions of the filters. */
export function conditionsOf(filters: ListingFilters, now: Date): (SQL | undefined)[] {
  const { hive, hives, serviceKind, search, topic, minPrice, maxPrice, condition, course, since } = filters;
  const {
    universityIds,
    exceptUniversityIds,
    hall,
    exceptHall,
    cost,
    eventType,
    when,
    serviceOffer,
    facets,
  } = filters;
  return [
    LISTED,
    hive === undefined ? isOfCampus : eq(listings.hive, hive),
    facets === undefined ? undefined : holds(hive, facets),
    or(isNull(listings.expiresAt), gt(listings.expiresAt, now)),
    universityIds && isAnyOf(listings.universityId, universityIds),
    exceptUniversityIds && notInArray(listings.universityId, [...exceptUniversityIds]),
    hall === undefined ? undefined : eq(listings.hallId, hall),
    exceptHall === undefined ? undefined : sql`${listings.hallId} is distinct from ${exceptHall}`,
    topic && isOfTopic(topic),
    hives && inArray(listings.hive, [...hives]),
    serviceKind &&
      or(
        sql`${listings.details}->>'serviceKind' = ${serviceKind}`,
        serviceKind === 'academic' ? eq(listings.hive, 'academia') : undefined,
      ),
    serviceOffer && (serviceOffer === 'service' ? IS_OFFERED : not(IS_OFFERED)),
    minPrice == null ? undefined : gte(price, toPrice(minPrice, 'minPrice')),
    maxPrice == null ? undefined : lte(price, toPrice(maxPrice, 'maxPrice')),
    condition && sql`${listings.details}->>'condition' = ${condition}`,
    course === undefined ? undefined : sql`${listings.details}->>'courseCode' = ${course}`,
    cost && COSTS_NOTHING,
    eventType && and(eq(listings.hive, 'buzz'), sql`${listings.details}->>'eventType' = ${eventType}`),
    when && takesPlace(eventWindow(when, now, campus.timeZone)),
    since && gt(listings.createdAt, later(now, -SPANS[since])),
    search.kind === 'words' ? search.matches : undefined,
    search.kind === 'nothing' ? sql`false` : undefined,
  ];
}

/** Returns the condition on the fields of a campus-defined hive. Throws for a field or value that the hive does not have. */
function holds(hive: HiveName | undefined, text: string): SQL | undefined {
  const facets = readFacets(ownHive(hive ?? ''), text);
  if (facets === undefined) throw invalidField('facets', 'invalid_choice');
  return and(
    ...facets.map(
      ([id, value]) =>
        // A switch that was never set counts as off.
        sql`coalesce(${listings.details} -> 'own' ->> ${id}::text, 'false') = ${String(value)}`,
    ),
  );
}

/** As `costsNothing` of the contract, or a giveaway. */
const COSTS_NOTHING = sql`coalesce(${listings.priceMinor}, 0) = 0
  and (${listings.hive} <> 'buzz' or ${listings.details}->>'admission' = 'free')`;

/** As `goesOnIn` of the contract: an event listing ends with its event. */
const takesPlace = ({ from, until }: EventWindow) =>
  and(
    eq(listings.hive, 'buzz'),
    sql`${date} < ${until.toISOString()}::timestamptz`,
    or(gt(listings.expiresAt, from), and(isNull(listings.startsAt), eq(listings.expiresAt, from))),
  );

/**
 * Returns true if a listing is on a shelf of its hive: by its category, its kind, or the words of its title. The only shelf of a hive holds
 * all its listings.
 */
export function isOfTopic(topic: TopicId): SQL | undefined {
  const { hive, words } = TOPICS[topic];
  const isOnly = TOPIC_IDS.every((id) => id === topic || TOPICS[id].hive !== hive);
  return and(
    eq(listings.hive, hive),
    isOnly
      ? undefined
      : or(
          holdsMark(`~${topic}`),
          and(
            sql`kinds_read_by is null`,
            sql`(${listings.details}->>'itemCategory' = ${topic} or ${listings.search} @@ ${beginningsQuery(words)})`,
          ),
        ),
  );
}

/** A single value uses `=`: the statement stays the same for every list of one campus. */
const isAnyOf = (column: typeof listings.universityId, values: readonly string[]): SQL =>
  values.length === 1 ? eq(column, values[0] ?? '') : inArray(column, [...values]);
