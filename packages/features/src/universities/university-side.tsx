import type { Institution } from '@campushive/contract/campus-schema';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Footprints } from 'lucide-react';
import { Link, TextLink, useMessages, useSession } from '../kernel/index.js';
import { catalogue } from './universities.catalogue.js';

/** How its students join; members search it. */
export function JoinCard({ university }: { university: Institution }) {
  const words = useMessages(catalogue);
  const { status } = useSession();
  if (status === 'member') {
    return (
      <TextLink standalone to={{ to: 'search', university: university.id }} className="justify-self-start">
        {words.searchHere}
      </TextLink>
    );
  }
  return (
    <Card className="grid justify-items-start gap-3">
      <Heading level={2} size="subsection">
        {words.joinTitle(university.displayName)}
      </Heading>
      <p className="text-sm wrap-anywhere text-fg-muted">{words.join(university.emailDomains[0])}</p>
      <Button asChild variant="primary">
        <Link to={{ to: 'register' }}>{words.signUp}</Link>
      </Button>
    </Card>
  );
}

/** The places of the campus definition where two students can meet. */
export function MeetupSpots({ university }: { university: Institution }) {
  const words = useMessages(catalogue);
  return (
    <section className="grid gap-3">
      <div>
        <Heading level={2}>{words.meetTitle}</Heading>
        <p className="max-w-prose text-fg-muted">{words.meetText}</p>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {university.meetupSpots.map(({ id, name }) => (
          <li
            key={id}
            className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2 font-semibold"
          >
            <Footprints aria-hidden="true" className="size-5 shrink-0 text-fg-muted" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
