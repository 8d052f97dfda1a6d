import type { BrowserInstitution } from '@campushive/contract/campus-schema';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { useQuery } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { useId } from 'react';
import { Link, TextLink, useClient, useMessages, useSession } from '../../kernel/index.js';
import { meetupSpotsQuery } from '../parts/meetup-spots.queries.js';
import { catalogue } from './universities.catalogue.js';

/** Sign-up link for the university's students. Members get a link to search it. */
export function JoinCard({ university }: { university: BrowserInstitution }) {
  const t = useMessages(catalogue);
  const { status } = useSession();
  if (status === 'member') {
    return (
      <TextLink standalone to={{ to: 'search', university: university.id }} className="justify-self-start">
        {t.searchHere}
      </TextLink>
    );
  }
  return (
    <Card className="grid justify-items-start gap-3">
      <Heading level={2} size="subsection">
        {t.joinTitle(university.displayName)}
      </Heading>
      <p className="text-sm wrap-anywhere text-fg-muted">{t.join(university.emailDomains[0])}</p>
      <Button asChild variant="primary">
        <Link to={{ to: 'register' }}>{t.signUp}</Link>
      </Button>
    </Card>
  );
}

/** Meeting places on campus. Hidden until loaded. */
export function MeetupSpots({ university }: { university: BrowserInstitution }) {
  const t = useMessages(catalogue);
  const { data: spots = [] } = useQuery(meetupSpotsQuery(useClient(), university.id));
  const titleId = useId();
  if (spots.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div>
        <Heading level={2} id={titleId}>
          {t.meetTitle}
        </Heading>
        <p className="max-w-prose text-fg-muted">{t.meetText}</p>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {spots.map(({ id, name }) => (
          <li
            key={id}
            className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2 font-semibold"
          >
            <Footprints aria-hidden="true" className="size-5 shrink-0 text-fg-muted" />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
