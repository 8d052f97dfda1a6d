import type { Listing } from '@campushive/contract';
import { responsePaceOf } from '@campushive/contract/response-time';
import { Avatar } from '@campushive/ui/avatar';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayParts, hourMinute, Link, useDateFormat, useMessages } from '../../kernel/index.js';
import { groundOf } from '../parts/listing-card/hive-grounds.js';
import { isLedByPerson } from './lead-of.js';
import { catalogue } from './listing-detail.catalogue.js';
import { useNextSlot } from './listing-facts.js';
import { PHOTO_EDGE } from './photo-carousel.js';
import { SellerRating } from './seller-strip.js';
import type { ReadyState } from './use-listing-detail.js';

/** Lead of a listing that is not chosen by a photo: the person, the route, or the last day to apply. */
export function ListingLead({ state }: { state: ReadyState }) {
  const { listing } = state;
  const { from = null, to = null } = listing.logisticsDetails ?? {};
  const deadline = listing.sidehustleDetails?.applicationDeadline ?? null;
  if (isLedByPerson(listing)) return <Person state={state} />;
  if (from !== null && to !== null) return <Route from={from} to={to} />;
  return deadline === null ? null : <LastDay date={deadline} />;
}

/** Frame in the hive's colour, with room for the buttons over it on a phone. */
function Lead({ listing, children }: { listing: Pick<Listing, 'hiveTypeId'>; children: ReactNode }) {
  return (
    <div
      data-slot="listing-lead"
      className={`grid content-center gap-4 px-gutter pt-16 pb-6 md:min-h-40 md:p-8 ${PHOTO_EDGE} ${groundOf(listing.hiveTypeId)}`}
    >
      {children}
    </div>
  );
}

function Person({ state: { listing, seller, sellerProblem, reader } }: { state: ReadyState }) {
  const t = useMessages(catalogue);
  const { postedBy, hiveTypeId } = listing;
  const next = useNextSlot(listing);
  const name = postedBy.name ?? (reader === 'visitor' ? null : t.deletedUser);
  return (
    <Lead listing={listing}>
      <div className="relative flex items-center gap-4 text-fg">
        {name === null ? (
          <HexagonIcon tone={hiveTypeId === 'academia' ? 'academia' : 'sidehustle'} />
        ) : (
          <Avatar
            size="xl"
            name={postedBy.name ?? '?'}
            aria-hidden="true"
            verified={postedBy.isVerified}
            src={postedBy.profileImage ?? undefined}
          />
        )}
        <div className="grid min-w-0 gap-1">
          <p className="text-title font-bold wrap-anywhere">
            {postedBy.name === null ? (
              (name ?? t.verified)
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
      {next === null ? null : (
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
          {t.nextFree} <span suppressHydrationWarning>{next}</span>
        </p>
      )}
      {sellerProblem === null ? null : (
        <p className="text-sm text-danger">{t.sellerProblems[sellerProblem]}</p>
      )}
    </Lead>
  );
}

function Route({ from, to }: { from: string; to: string }) {
  const t = useMessages(catalogue);
  return (
    <Lead listing={{ hiveTypeId: 'logistics' }}>
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

function LastDay({ date }: { date: string }) {
  const t = useMessages(catalogue);
  const { weekday, day, month } = dayParts(date, useDateFormat(), 'long');
  return (
    <Lead listing={{ hiveTypeId: 'sidehustle' }}>
      <p>
        <span className="block text-subtitle font-semibold">{t.deadline}</span>
        <time dateTime={date} className="flex flex-wrap items-end gap-x-3 text-fg">
          <span suppressHydrationWarning className="font-display text-hero font-extrabold">
            {day}
          </span>
          <span className="grid pb-1 leading-tight font-semibold">
            <span suppressHydrationWarning className="capitalize">
              {weekday}
            </span>
            <span suppressHydrationWarning className="capitalize">
              {month}
            </span>
          </span>
        </time>
      </p>
    </Lead>
  );
}

/** Date of an event without a photo. Hidden from screen readers, because the text beside it includes the date. */
export function EventBanner({ date }: { date: string }) {
  const dateFormat = useDateFormat();
  const { weekday, day, month } = dayParts(date, dateFormat, 'long');
  return (
    <div
      aria-hidden="true"
      data-slot="event-banner"
      className={`comb-ground grid content-end gap-1 overflow-hidden bg-hive-buzz-solid px-gutter pt-16 pb-6 text-on-hive md:px-10 md:py-10 ${PHOTO_EDGE}`}
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
  );
}
