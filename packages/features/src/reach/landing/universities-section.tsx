import type { Home } from '@campushive/contract';
import type { BrowserInstitution } from '@campushive/contract/campus-schema';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, TextLink, useCampus, useMessages } from '../../kernel/index.js';
import { CampusPicture } from '../../base/parts/campus-picture.js';
import { STUDENTS_FLOOR } from '../../shared/index.js';
import { catalogue } from './landing.catalogue.js';
import type { LandingMessages } from './landing.messages.js';

/** Number of universities before View All. */
const FIRST = 4;

/** Featured universities: the first four, or all. Names need no server; student numbers do. */
export function UniversitiesSection({ home }: { home: Home | undefined }) {
  const t = useMessages(catalogue);
  const [expanded, setExpanded] = useState(false);
  const list = useId();
  const universities = useFeatured();
  return (
    <section className="grid gap-5">
      <div>
        <Heading level={2}>{t.universitiesTitle}</Heading>
        <p className="text-fg-muted">
          {t.universitiesIntro} <TextLink to={{ to: 'universities' }}>{t.allUniversities}</TextLink>
        </p>
      </div>
      <ul id={list} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {universities.slice(0, expanded ? universities.length : FIRST).map((university) => (
          <li key={university.id}>
            <Campus
              university={university}
              counted={home?.universities.find((one) => one.id === university.id)}
            />
          </li>
        ))}
      </ul>
      <div className="justify-self-center">
        <Button
          variant="outline"
          aria-expanded={expanded}
          aria-controls={list}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t.showLess : t.viewAll}
        </Button>
      </div>
    </section>
  );
}

/** Returns the institutions that the campus features, in its order. */
function useFeatured(): readonly BrowserInstitution[] {
  const { institutions, landingInstitutions } = useCampus();
  return landingInstitutions.flatMap((id) => institutions.filter((institution) => institution.id === id));
}

interface CampusProps {
  university: BrowserInstitution;
  counted: Home['universities'][number] | undefined;
}

function Campus({ university, counted }: CampusProps) {
  const t = useMessages(catalogue);
  return (
    <Link
      to={{ to: 'university', id: university.id }}
      className="block h-full overflow-hidden rounded-card border border-line bg-surface transition hover:border-line-strong"
    >
      <CampusPicture land={university.land} landmark={university.landmark} className="aspect-2/1" />
      <span className="grid gap-1 p-3">
        <span className="font-bold">{university.name}</span>
        <span className="flex items-center gap-1 text-sm text-fg-muted">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0">{university.location}</span>
        </span>
        <span className="min-h-5 text-sm tabular-nums">{counted && factOf(counted, t)}</span>
      </span>
    </Link>
  );
}

/** Returns the number of students, or the number of open listings when the students are few. Empty without either. */
function factOf(
  { studentCount, listingCount }: Home['universities'][number],
  t: Pick<LandingMessages, 'studentsHere' | 'open'>,
): string {
  if (studentCount >= STUDENTS_FLOOR) return t.studentsHere(studentCount);
  return listingCount === 0 ? '' : t.open(listingCount);
}
