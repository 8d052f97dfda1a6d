import { DAY, type Listing } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { responsePaceOf } from '@campushive/contract/response-time';
import { Avatar } from '@campushive/ui/avatar';
import { HiveIcon } from '@campushive/ui/hexagon';
import type { ReactNode } from 'react';
import {
  dayParts,
  hourMinute,
  Link,
  shortDay,
  useCampus,
  useClock,
  useDateFormat,
  useMessages,
} from '../../../kernel/index.js';
import { PhotoTransition } from '../../../shared/photo-transition.js';
import { useOwnFacts } from '../../../catalogue/parts/own-facts.js';
import { groundOf } from '../../../catalogue/parts/listing-card/hive-grounds.js';
import { FactCells } from './fact-cells.js';
import { isLedByOwnFacts, isLedByPerson } from './lead-of.js';
import { catalogue } from '../listing-detail.catalogue.js';
import { useNextSlot } from './listing-facts.js';
import { ListingPrice } from '../listing-price.js';
import { PHOTO_EDGE } from '../photos/photo-carousel.js';
import { SellerRating } from '../seller-strip.js';
import type { ReadyState } from '../use-listing-detail.js';

/** Lead of a listing that is not chosen by a photo: the person, the route, the pay with the last day to apply, or the own hive's main facts. */
export function ListingLead({ state }: { state: ReadyState }) {
  const { listing } = state;
  const { from = null, to = null } = listing.logisticsDetails ?? {};
  const deadline = listing.sidehustleDetails?.applicationDeadline ?? null;
  if (isLedByPerson(listing)) return <Person state={state} />;
  if (isLedByOwnFacts(listing)) return <Own listing={listing} />;
  if (from !== null && to !== null) return <Route id={listing.id} from={from} to={to} />;
  return deadline === null ? null : <Pay listing={listing} deadline={deadline} />;
}

/** Frame in the hive's colour, with room for the buttons over it on a phone. */
function Lead({ listing, children }: { listing: Pick<Listing, 'hiveTypeId' | 'id'>; children: ReactNode }) {
  return (
    <PhotoTransition listingId={listing.id}>
      <div
        data-slot="listing-lead"
        className={`grid content-center gap-4 px-gutter pt-16 pb-6 md:min-h-40 md:p-8 ${PHOTO_EDGE} ${groundOf(listing.hiveTypeId)}`}
      >
        {children}
      </div>
    </PhotoTransition>
  );
}

/** The person with the facts that decide. Visitors, who see no names, get the tutor's picture where it is public. */
function Person({ state: { listing, seller, sellerProblem, reader } }: { state: ReadyState }) {
  const t = useMessages(catalogue);
  const { postedBy } = listing;
  const next = useNextSlot(listing);
  const { duration = null, location = null } = listing.academiaDetails ?? {};
  const cells = [
    { term: t.nextFree, value: next },
    { term: t.duration, value: duration === null ? null : t.minutes(duration) },
    { term: t.location, value: location },
  ].flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));
  const isNamed = postedBy.name !== null || reader !== 'visitor';
  const { profileImage } = postedBy;
  if (!isNamed && profileImage === null && cells.length === 0) return null;
  return (
    <Lead listing={listing}>
      {isNamed ? (
        <div className="relative flex items-center gap-4 text-fg">
          <Avatar
            size="xl"
            name={postedBy.name ?? '?'}
            aria-hidden="true"
            verified={postedBy.isVerified}
            src={postedBy.profileImage ?? undefined}
          />
          <div className="grid min-w-0 gap-1">
            <p className="text-title font-bold wrap-anywhere">
              {postedBy.name === null ? (
                t.deletedUser
              ) : (
                <Link
                  dir="auto"
                  to={{ to: 'user', id: postedBy.id }}
                  className="rounded-chip underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {postedBy.name}
                </Link>
              )}
            </p>
            {reader === 'student' ? <SellerRating seller={seller} /> : null}
            {seller?.responseMinutes == null ? null : (
              <p className="text-sm">{t.replies[responsePaceOf(seller.responseMinutes)]}</p>
            )}
          </div>
        </div>
      ) : profileImage === null ? null : (
        <Avatar size="xl" name="?" aria-hidden="true" verified={postedBy.isVerified} src={profileImage} />
      )}
      <FactCells cells={cells} />
      {sellerProblem === null ? null : (
        <p className="text-sm text-danger">{t.sellerProblems[sellerProblem]}</p>
      )}
    </Lead>
  );
}

function Route({ id, from, to }: { id: string; from: string; to: string }) {
  const t = useMessages(catalogue);
  return (
    <Lead listing={{ id, hiveTypeId: 'logistics' }}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <span aria-hidden="true" className="mt-1 size-6 rounded-full border-6" />
        <Stop label={t.wayFrom} place={from} />
        <span aria-hidden="true" className="h-6 justify-self-center border-s-4 border-dotted" />
        <span />
        <span aria-hidden="true" className="hexagon mt-1 size-6 bg-current" />
        <Stop label={t.wayTo} place={to} />
      </div>
    </Lead>
  );
}

function Stop({ label, place }: { label: string; place: string }) {
  return (
    <p className="min-w-0">
      <span className="block text-sm">{label}</span>
      <span dir="auto" className="block text-title font-bold text-fg wrap-anywhere">
        {place}
      </span>
    </p>
  );
}

const SOON = 3 * DAY;

/** Pay of a gig, then the last day to apply, its campus and its hall. */
function Pay({ listing, deadline }: { listing: Listing; deadline: string }) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const { universityId, hall } = listing;
  const short = universityId === null ? undefined : findUniversity(campus, universityId)?.displayName;
  const place = short === undefined || hall === undefined ? short : `${short} · ${hall.name}`;
  return (
    <Lead listing={listing}>
      <ListingPrice listing={listing} className="text-hero" />
      <FactCells
        cells={[
          {
            term: t.deadline,
            value: <time dateTime={deadline}>{shortDay(deadline, now, dateFormat)}</time>,
            near: Date.parse(deadline) - now.getTime() < SOON,
          },
          ...(place === undefined ? [] : [{ term: t.location, value: place }]),
        ]}
      />
    </Lead>
  );
}

/** Fields of a campus's own hive that are marked for cards. */
function Own({ listing }: { listing: Listing }) {
  const facts = useOwnFacts()(listing).filter(({ field }) => field.onCard);
  return (
    <Lead listing={listing}>
      <HiveIcon hive={listing.hiveTypeId} className="size-8" />
      <FactCells cells={facts.map(({ label, value }) => ({ term: label, value }))} />
    </Lead>
  );
}

/** Date of an event without a photo. Hidden from screen readers, because the text beside it includes the date. */
export function EventBanner({ id, date }: { id: string; date: string }) {
  const dateFormat = useDateFormat();
  const { weekday, day, month } = dayParts(date, dateFormat, 'long');
  return (
    <PhotoTransition listingId={id}>
      <div
        aria-hidden="true"
        data-slot="event-banner"
        className={`comb-ground grid content-end gap-1 overflow-hidden bg-hive-buzz-solid px-gutter pt-16 pb-6 text-on-hive dark-theme:bg-hive-buzz-soft dark-theme:text-hive-buzz-text md:px-10 md:py-10 ${PHOTO_EDGE}`}
      >
        <span suppressHydrationWarning className="text-subtitle font-semibold capitalize md:text-title">
          {weekday}
        </span>
        <span className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <span suppressHydrationWarning className="font-display text-date font-extrabold tracking-tight">
            {day}
          </span>
          <span className="grid text-subtitle leading-tight font-semibold md:text-title">
            <span suppressHydrationWarning className="capitalize">
              {month}
            </span>
            <span suppressHydrationWarning>{hourMinute(date, dateFormat)}</span>
          </span>
        </span>
      </div>
    </PhotoTransition>
  );
}
