import type { HiveName } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import type { BrowserInstitution } from '@campushive/contract/campus-schema';
import { Badge } from '@campushive/ui/badge';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, GraduationCap, MapPin } from 'lucide-react';
import { screen, TextLink, useCampus, useClient, useMessages } from '../../kernel/index.js';
import { CampusPicture } from '../../base/parts/campus-picture.js';
import { HiveChips } from '../parts/hive-chips.js';
import { OpenListings } from '../parts/open-listings/open-listings.js';
import { catalogue } from '../../base/universities/universities.catalogue.js';
import { universityQuery } from '../../base/universities/universities.queries.js';
import { NotLoaded } from '../../base/universities/not-loaded.js';
import { AboutUniversity, UniversityFacts } from '../../base/universities/university-card.js';
import { JoinCard, MeetupSpots } from '../../base/universities/university-side.js';

/** University of a public page and the hive of its listings, from the page's address. */
export interface UniversityScreenProps {
  /** University id, as in the URL. */
  id: string;
  /** Hive of the listings shown. Null for all. Default null. */
  hive?: HiveName | null;
  onHiveChange: (change: { hive: HiveName | null }) => void;
}

/** University page: facts, open listings, meeting places and how its students join. */
export const UniversityScreen = screen(function UniversityScreen({
  id,
  hive = null,
  onHiveChange,
}: UniversityScreenProps) {
  const t = useMessages(catalogue);
  const university = findUniversity(useCampus(), id);
  const back = (
    <TextLink standalone to={{ to: 'universities' }} className="inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.back}
    </TextLink>
  );
  if (university === undefined) {
    return (
      <EmptyState
        kind="nothing-found"
        headingLevel={1}
        icon={<GraduationCap />}
        title={t.notFound}
        action={back}
      />
    );
  }
  return (
    <article className="page grid grid-cols-1 gap-4 py-2 sm:gap-6 sm:py-4">
      <div>{back}</div>
      <CampusPicture
        wide
        land={university.land}
        landmark={university.landmark}
        className="h-28 rounded-card sm:h-40 lg:h-56"
      />
      <Content university={university} hive={hive} onHiveChange={onHiveChange} />
    </article>
  );
});

interface ContentProps extends Pick<UniversityScreenProps, 'onHiveChange'> {
  university: BrowserInstitution;
  hive: HiveName | null;
}

function Content({ university, hive, onHiveChange }: ContentProps) {
  const t = useMessages(catalogue);
  const { data: page, isError, refetch } = useQuery(universityQuery(useClient(), university.id));
  const failed = isError && page === undefined;
  return (
    <>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="grid content-start gap-4">
          <header className="grid justify-items-start gap-2">
            <Badge>{university.kind === 'public' ? t.publicUniversity : t.privateUniversity}</Badge>
            <Heading level={1}>{university.name}</Heading>
            <p className="flex items-center gap-1 text-fg-muted">
              <MapPin aria-hidden="true" className="size-5 shrink-0" /> {university.location}
            </p>
            <div className="w-full max-w-prose text-subtitle">
              <AboutUniversity described={page} failed={failed} />
            </div>
          </header>
          {failed ? <NotLoaded onRetry={() => void refetch()} /> : null}
          <UniversityFacts university={university} described={page} failed={failed} />
          <TextLink
            standalone
            href={university.website}
            rel="noopener noreferrer"
            className="justify-self-start break-all"
          >
            {university.website.replace(/^https:\/\//, '')}
          </TextLink>
        </div>
        <div className="grid content-start">
          <JoinCard university={university} />
        </div>
      </div>
      <section className="grid grid-cols-1 gap-5 pt-4">
        <Heading level={2}>{t.openHere}</Heading>
        {/* Reserves the row until the counts are loaded. */}
        <div className="min-h-12">
          {page === undefined || page.hives.length < 2 ? null : (
            <HiveChips label={t.filter} all={t.all} counts={page.hives} {...{ hive, onHiveChange }} />
          )}
        </div>
        <OpenListings
          filters={{ university: university.id, ...(hive !== null && { hiveType: hive }) }}
          emptyTitle={hive === null ? t.nothingHere : t.nothingInHive}
        />
      </section>
      <div className="pt-4 pb-8">
        <MeetupSpots university={university} />
      </div>
    </>
  );
}
