import type { DescribedUniversity } from '@campushive/contract';
import { localized } from '@campushive/contract/campus';
import type { BrowserInstitution } from '@campushive/contract/campus-schema';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { MapPin } from 'lucide-react';
import { formatCount } from '../../kernel/count.js';
import { Link, TextLink, useLanguageTag, useLocale, useMessages } from '../../kernel/index.js';
import { CampusPicture } from '../parts/campus-picture.js';
import { STUDENTS_FLOOR } from '../../shared/index.js';
import { catalogue } from './universities.catalogue.js';

interface UniversityCardProps {
  university: BrowserInstitution;
  /** Description. Undefined until loaded. */
  described: DescribedUniversity | undefined;
  /** The description failed to load and is left out. */
  failed: boolean;
}

/** Card of a university: on a phone a picture, its name and its town. */
export function UniversityCard({ university, described, failed }: UniversityCardProps) {
  const t = useMessages(catalogue);
  return (
    // Subgrid of the list, so that the same facts align across a row of cards.
    <article className="relative grid grid-cols-[5rem_minmax(0,1fr)] items-center overflow-hidden narrowest:grid-cols-1 sm:row-span-7 sm:grid-cols-1 sm:grid-rows-subgrid sm:items-stretch sm:gap-y-3 rounded-card border border-line bg-surface">
      <CampusPicture
        land={university.land}
        landmark={university.landmark}
        className="h-full min-h-20 narrowest:hidden sm:aspect-2/1"
      />
      <div className="grid grid-cols-1 px-4 py-3 sm:row-span-6 sm:grid-rows-subgrid sm:gap-y-3 sm:pt-1 sm:pb-4">
        <div>
          <Heading level={2} size="subsection">
            <Link
              to={{ to: 'university', id: university.id }}
              className="after:absolute after:inset-0 sm:after:hidden"
            >
              {university.name}
            </Link>
          </Heading>
          <p className="flex items-center gap-1 pt-1 text-sm text-fg-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" /> {university.location}
          </p>
        </div>
        <div className="text-sm max-sm:hidden">
          <AboutUniversity described={described} failed={failed} />
        </div>
        <div className="max-sm:hidden sm:contents">
          <UniversityFacts brief university={university} described={described} failed={failed} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 self-end pt-1 max-sm:hidden">
          <Button asChild size="sm">
            <Link to={{ to: 'university', id: university.id }}>
              {t.viewJobs}
              <VisuallyHidden>: {university.name}</VisuallyHidden>
            </Link>
          </Button>
          <TextLink standalone href={university.website} rel="noopener noreferrer">
            {t.website}
            <VisuallyHidden>: {university.name}</VisuallyHidden>
          </TextLink>
        </div>
      </div>
    </article>
  );
}

/** Description of a university, or its skeleton. */
export function AboutUniversity({ described, failed }: Omit<UniversityCardProps, 'university'>) {
  const locale = useLocale();
  if (described !== undefined) return <p>{localized(described.about, locale)}</p>;
  return failed ? null : (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="text" className="w-4/5" />
    </>
  );
}

interface UniversityFactsProps extends UniversityCardProps {
  /** Shows only numbers on a phone. The courses are on the university's page. Default false. */
  brief?: boolean;
}

/** Facts about a university. */
export function UniversityFacts({ university, described, failed, brief = false }: UniversityFactsProps) {
  const t = useMessages(catalogue);
  const locale = useLocale();
  const tag = useLanguageTag();
  const number = (count: number | undefined) => (count === undefined ? '' : formatCount(count, tag));
  const students = described?.studentCount ?? 0;
  const facts: readonly (readonly [string, string])[] = [
    [t.established, String(university.established)],
    ...(failed || described?.listingCount === 0
      ? []
      : [[t.listings, number(described?.listingCount)] as const]),
    ...(students < STUDENTS_FLOOR ? [] : [[t.students, number(students)] as const]),
  ];
  const names: readonly (readonly [string, string | undefined])[] = [
    [t.programs, described && (described.programs === null ? '' : localized(described.programs, locale))],
    [t.faculties, described?.faculties.join(' · ')],
  ];
  return (
    <div className="grid grid-cols-1 gap-y-3 text-sm sm:row-span-3 sm:grid-rows-subgrid">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt dir="auto" className="text-xs text-fg-muted">
              {name}
            </dt>
            <dd className="min-h-5 font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <dl
        className={`grid-cols-1 gap-y-3 sm:row-span-2 sm:grid-rows-subgrid ${brief ? 'hidden sm:grid' : 'grid'}`}
      >
        {failed
          ? null
          : names.map(([name, value]) =>
              // The definition does not have to list them.
              value === '' ? null : (
                <div key={name}>
                  <dt dir="auto" className="text-xs text-fg-muted">
                    {name}
                  </dt>
                  <dd>{value ?? <Skeleton shape="text" className="w-4/5" />}</dd>
                </div>
              ),
            )}
      </dl>
    </div>
  );
}
