import {
  findUniversity,
  hiveNamesOf,
  UNLISTED_HIVES,
  type DescribedUniversity,
  type Institution,
  type UniversityPage,
} from '@campushive/contract';
import { and, count, eq, gt, isNull, notInArray, or } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { LISTED, listings, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { campus } from '../../platform/campus.js';
import { openUniversities } from './launches.js';

type UniversityCalls = Handlers<'universities.list' | 'universities.get'>;
type Counts = ReadonlyMap<string, number>;

/** The universities, with their numbers of students and listings. */
export function createUniversitiesModule({ read, clock }: Platform): { readonly calls: UniversityCalls } {
  const calls: UniversityCalls = {
    async 'universities.list'() {
      const [counts, open] = await Promise.all([countAll(), openIds()]);
      const data = campus.institutions.map((record) => toUniversity(record, counts, open));
      return { data, count: data.length };
    },
    async 'universities.get'({ id }) {
      const record = findUniversity(campus, id);
      if (record === undefined) throw notFound('University');
      const [counts, hives, open] = await Promise.all([countAll(), countHives(record.id), openIds()]);
      const halls = (record.halls ?? []).map(({ id: hall, name }) => ({ id: hall, name }));
      return { data: { ...toUniversity(record, counts, open), halls, hives } };
    },
  };
  return { calls };

  async function openIds(): Promise<ReadonlySet<string>> {
    return new Set((await openUniversities(read)).map(({ id }) => id));
  }

  async function countAll(): Promise<{ students: Counts; listings: Counts }> {
    const students = await read
      .select({ id: users.universityId, count: count() })
      .from(users)
      .where(and(eq(users.isVerified, true), isNull(users.deletedAt)))
      .groupBy(users.universityId);
    const open = await read
      .select({ id: listings.universityId, count: count() })
      .from(listings)
      .where(isOpen())
      .groupBy(listings.universityId);
    const byId = (rows: { id: string; count: number }[]) => new Map(rows.map((row) => [row.id, row.count]));
    return { students: byId(students), listings: byId(open) };
  }

  async function countHives(universityId: string): Promise<UniversityPage['hives']> {
    const rows = await read
      .select({ id: listings.hive, count: count() })
      .from(listings)
      .where(and(isOpen(), eq(listings.universityId, universityId)))
      .groupBy(listings.hive);
    return hiveNamesOf(campus).flatMap((hive) => rows.filter(({ id }) => id === hive));
  }

  function isOpen() {
    return and(
      LISTED,
      notInArray(listings.hive, [...UNLISTED_HIVES]),
      or(isNull(listings.expiresAt), gt(listings.expiresAt, clock.now())),
    );
  }
}

function toUniversity(
  record: Institution,
  counts: { students: Counts; listings: Counts },
  open: ReadonlySet<string>,
): DescribedUniversity {
  const { id, name, displayName, kind, location, established, website, emailDomains } = record;
  const { about, programs, faculties } = record;
  return {
    id,
    name,
    displayName,
    kind,
    location,
    established,
    website,
    emailDomain: emailDomains[0],
    emailDomains: [...emailDomains],
    studentCount: counts.students.get(id) ?? 0,
    listingCount: counts.listings.get(id) ?? 0,
    about,
    programs: programs ?? null,
    faculties: [...faculties],
    isOpen: open.has(id),
  };
}
