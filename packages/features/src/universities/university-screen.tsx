import { findUniversity, localized } from '@campushive/contract/campus';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, GraduationCap, MapPin } from 'lucide-react';
import { Link, TextLink, useCampus, useClient, useLocale, useMessages, useSession } from '../kernel/index.js';
import { CampusPicture, OpenListings } from '../shared/index.js';
import { catalogue } from './universities.catalogue.js';
import { universityQuery } from './universities.queries.js';
import { UniversityFacts } from './university-card.js';

/** One university: facts, who is there, and what is open on its campus. */
export function UniversityScreen({
  id,
}: {
  /** The university, as it stands in the address. */
  id: string;
}) {
  const words = useMessages(catalogue);
  const campus = useCampus();
  const locale = useLocale();
  const client = useClient();
  const visitor = useSession().status !== 'member';
  const university = findUniversity(campus, id);
  const query = useQuery({
    ...universityQuery(client, university?.id ?? ''),
    enabled: university !== undefined,
  });
  const back = (
    <TextLink standalone to={{ to: 'universities' }} className="inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {words.back}
    </TextLink>
  );
  if (university === undefined) {
    return <EmptyState kind="nothing-found" icon={<GraduationCap />} title={words.notFound} action={back} />;
  }
  return (
    <article className="page grid gap-6 py-4">
      <div>{back}</div>
      <CampusPicture
        wide
        land={university.land}
        landmark={university.landmark}
        className="h-40 rounded-card lg:h-56"
      />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <header className="grid content-start justify-items-start gap-3">
          <Badge>{university.kind === 'public' ? words.publicUniversity : words.privateUniversity}</Badge>
          <Heading level={1}>{university.name}</Heading>
          <p className="flex items-center gap-1 text-fg-muted">
            <MapPin aria-hidden="true" className="size-5 shrink-0" /> {university.location}
          </p>
          <p className="max-w-prose text-lg">{localized(university.about, locale)}</p>
          {visitor ? (
            <>
              <p className="text-sm text-fg-muted">{words.join(university.emailDomains[0])}</p>
              <Button asChild variant="primary">
                <Link to={{ to: 'register' }}>{words.signUp}</Link>
              </Button>
            </>
          ) : null}
        </header>
        <Card className="self-start">
          <UniversityFacts university={university} counts={query.data} />
          <p className="pt-2">
            <TextLink standalone href={university.website} rel="noopener noreferrer" className="break-all">
              {university.website.replace(/^https:\/\//, '')}
            </TextLink>
          </p>
        </Card>
      </div>
      <section className="grid gap-5 pt-4 pb-8">
        <Heading level={2}>{words.openHere}</Heading>
        <OpenListings filters={{ university: university.id }} emptyTitle={words.nothingHere} />
      </section>
    </article>
  );
}
