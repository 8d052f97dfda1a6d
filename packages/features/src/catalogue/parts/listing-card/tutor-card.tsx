import { Avatar } from '@campushive/ui/avatar';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { Clock3 } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { courseOf } from '../course-of.js';
import { FactLine } from '../../../shared/fact-line.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { CampusName } from './campus-name.js';
import { PaperCard, type ListingCardProps } from './card-frame.js';
import { CardPrice } from './card-price.js';
import { posterName } from './poster-name.js';
import { useNextSlot } from './use-next-slot.js';

/** Fixes the width, so that the next free time, which loads after the card, causes no line break. */
const BESIDE = 'min-w-0 grow basis-16';

/** Card of a tutoring listing: tutor, subject, place and hourly price. */
export function TutorCard(props: ListingCardProps) {
  const { listing } = props;
  const t = useMessages(sharedCatalogue);
  const { postedBy, academiaDetails } = listing;
  const name = posterName(listing, t.deletedUser);
  const course = courseOf(listing);
  const next = useNextSlot(props);
  const { duration = null, location = null } = academiaDetails ?? {};
  return (
    <PaperCard
      {...props}
      foot={
        <>
          <span className={`inline-flex items-center gap-1 text-fg-muted ${next === null ? '' : BESIDE}`}>
            {duration === null ? null : (
              <>
                <Clock3 aria-hidden="true" className="size-4 shrink-0 text-hive-academia-text" />
                <span className="shrink-0">{t.minutes(duration)}</span>
              </>
            )}
            {next === null ? null : (
              <span data-slot="next-slot" className="truncate">
                {duration === null ? next : `· ${next}`}
              </span>
            )}
          </span>
          <CardPrice listing={listing} unpriced={props.unpriced} />
        </>
      }
    >
      <div className="flex flex-col gap-3 @3xs:flex-row">
        {name === null && postedBy.profileImage === null ? (
          <HexagonIcon tone="academia" className="self-start" />
        ) : (
          <Avatar
            aria-hidden="true"
            size="lg"
            name={name ?? '?'}
            src={postedBy.profileImage ?? undefined}
            verified={postedBy.isVerified}
            className="rounded-full"
          />
        )}
        <div className="grid min-w-0 gap-1">
          <Heading level={3} size="label" weight="semibold" className="line-clamp-2 @3xs:text-base">
            {listing.title}
          </Heading>
          {name === null ? null : (
            <p dir="auto" className="truncate text-sm text-fg-muted">
              {name}
            </p>
          )}
          <FactLine
            className="text-xs text-fg-muted"
            facts={[
              course === null ? null : (
                <span className="font-semibold text-hive-academia-text">{course}</span>
              ),
              listing.universityId === null ? null : <CampusName listing={listing} />,
              location,
            ]}
          />
        </div>
      </div>
    </PaperCard>
  );
}
