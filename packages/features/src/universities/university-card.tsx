import type { University } from '@campushive/contract';
import { localized } from '@campushive/contract/campus';
import type { Institution } from '@campushive/contract/campus-schema';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { MapPin } from 'lucide-react';
import { formatCount } from '../kernel/count.js';
import { Link, TextLink, useLanguageTag, useLocale, useMessages } from '../kernel/index.js';
import { CampusPicture, STUDENTS_FLOOR } from '../shared/index.js';
import { catalogue } from './universities.catalogue.js';

interface UniversityCardProps {
  university: Institution;
  /** Undefined until it is counted. */
  counts: Pick<University, 'studentCount' | 'listingCount'> | undefined;
}

/** One university of the list. */
export function UniversityCard({ university, counts }: UniversityCardProps) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  return (
    // Its rows are those of the list: the same facts stand at the same height on the cards of a line.
    <article className="row-span-7 grid grid-cols-1 grid-rows-subgrid gap-y-3 overflow-hidden rounded-card border border-line bg-surface">
      <CampusPicture land={university.land} landmark={university.landmark} className="aspect-2/1 w-full" />
      <div className="row-span-6 grid grid-cols-1 grid-rows-subgrid px-4 pt-1 pb-4">
        <div>
          <Heading level={2} size="subsection">
            {university.name}
          </Heading>
          <p className="flex items-center gap-1 pt-1 text-sm text-fg-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" /> {university.location}
          </p>
        </div>
        <p className="text-sm">{localized(university.about, locale)}</p>
        <UniversityFacts university={university} counts={counts} />
        <div className="flex flex-wrap items-center justify-between gap-3 self-end pt-1">
          <Button asChild size="sm">
            <Link to={{ to: 'university', id: university.id }}>
              {words.viewJobs}
              <VisuallyHidden>: {university.name}</VisuallyHidden>
            </Link>
          </Button>
          <TextLink standalone href={university.website} rel="noopener noreferrer">
            {words.website}
            <VisuallyHidden>: {university.name}</VisuallyHidden>
          </TextLink>
        </div>
      </div>
    </article>
  );
}

/** Numbers and names about a university. */
export function UniversityFacts({ university, counts }: UniversityCardProps) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  const tag = useLanguageTag();
  const number = (count: number | undefined) => (count === undefined ? '' : formatCount(count, tag));
  const students = counts?.studentCount ?? 0;
  const facts: readonly (readonly [string, string])[] = [
    [words.established, String(university.established)],
    [words.listings, number(counts?.listingCount)],
    ...(students < STUDENTS_FLOOR ? [] : [[words.students, number(students)] as const]),
  ];
  return (
    <div className="row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-3 text-sm">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-fg-muted">{name}</dt>
            <dd className="min-h-5 font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-3">
        <div>
          <dt className="text-xs text-fg-muted">{words.programs}</dt>
          <dd>{localized(university.programs, locale)}</dd>
        </div>
        <div>
          <dt className="text-xs text-fg-muted">{words.faculties}</dt>
          <dd>{university.faculties.join(' · ')}</dd>
        </div>
      </dl>
    </div>
  );
}
