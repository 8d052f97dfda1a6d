import {
  findUniversity,
  hiveNamesOf,
  type DescribedUniversity,
  type Institution,
  type UniversityPage,
} from '@campushive/contract';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { campus } from '../../platform/campus.js';
import { openUniversities } from './launches.js';
import { onStudentsCounted, openListingCounts, type CountsByUniversity } from './university-counts.js';

type UniversityCalls = Handlers<'universities.list' | 'universities.get'>;

interface Counts {
  readonly students: CountsByUniversity;
  readonly listings: CountsByUniversity;
}

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

  async function countAll(): Promise<Counts> {
    return {
      students: await onStudentsCounted.use(read),
      listings: await openListingCounts.use.byUniversity(read, clock.now()),
    };
  }

  async function countHives(universityId: string): Promise<UniversityPage['hives']> {
    const rows = await openListingCounts.use.byHive(read, universityId, clock.now());
    return hiveNamesOf(campus).flatMap((hive) => rows.filter(({ id }) => id === hive));
  }
}

function toUniversity(record: Institution, counts: Counts, open: ReadonlySet<string>): DescribedUniversity {
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
