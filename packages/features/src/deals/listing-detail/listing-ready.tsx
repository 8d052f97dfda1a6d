import { ownHive, isService, itemOfListing, saleOfListing, type Listing } from '@campushive/contract';
import { LISTING_GROUPS } from '@campushive/contract/listing-status';
import { takesOffers } from '@campushive/contract/rules/offers';
import { Alert } from '@campushive/ui/alert';
import { Heading } from '@campushive/ui/heading';
import type { ReactNode } from 'react';
import { TextLink, useMessages } from '../../kernel/index.js';
import { BesideMainAction, firstNameOf } from '../../shared/index.js';
import { inSlot } from '../../shared/in-slot.js';
import { DistanceNote } from '../../catalogue/parts/distance/index.js';
import { MilestonesOnDemand } from '../parts/milestones/index.js';
import { PackageList } from '../../catalogue/parts/packages/index.js';
import { ReceivedOnDemand } from '../parts/offers/index.js';
import { Portfolio } from '../../catalogue/parts/portfolio/index.js';
import { ReportButton } from '../../base/parts/reports/index.js';
import { ApplyCard } from './work/apply-card.js';
import { MessageButton, ContactPoster } from './contact-poster.js';
import { FirstPage } from './first-page.js';
import { catalogue } from './listing-detail.catalogue.js';
import { ListingFacts } from './facts/listing-facts.js';
import { ListingHeading } from './listing-heading.js';
import { hasLead } from './facts/lead-of.js';
import { EventBanner, ListingLead } from './facts/listing-lead.js';
import { ListingNotice } from './listing-notice.js';
import { ListingOffer } from './listing-offer.js';
import type { ListingDetailSlots, MainActionSlot, ModerationSlot } from './listing-slots.js';
import { ListingTop } from './listing-top.js';
import { OwnerBar } from './owner-bar.js';
import { PayCard } from './pay-card.js';
import { PhotoCarousel } from './photos/photo-carousel.js';
import { RelatedListings } from './related-listings.js';
import { TaskActions } from './work/task-actions.js';
import type { ListingDetail, ReadyState } from './use-listing-detail.js';
import { VisitorCard } from './visitor-card.js';

/** Two columns from tablets on, with the main facts beside the picture. */
export const COLUMNS =
  'grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem] md:pt-2 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-10';
const SIDE =
  'grid content-start gap-4 md:sticky md:top-22 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start';

interface ReadyProps {
  state: ReadyState;
  address: string | undefined;
  detail: ListingDetail;
  mainAction: MainActionSlot | undefined;
  moderation: ModerationSlot | undefined;
  slots: ListingDetailSlots | undefined;
}

/** Checks whether the distance still matters: the listing is open, and the viewer has not paid for it. */
const isStillToAgree = ({ status, myOrder }: Listing): boolean =>
  LISTING_GROUPS.open.some((one) => one === status) &&
  (myOrder === undefined || myOrder.status === 'pending_payment');

/** Page of a loaded listing. */
export function ListingReady(props: ReadyProps) {
  const { state, detail, mainAction, slots = {} } = props;
  const { listing, reader } = state;
  const action = reader === 'visitor' ? null : (mainAction?.({ listing, reader }) ?? null);
  // The download button of study material comes with its facts.
  const of = { listing, reader };
  const showsOpinion = action !== null && listing.archiveDetails !== undefined && listing.status === 'active';
  return (
    <article className="page page-5xl relative pb-4 md:py-4">
      <ListingTop state={state} />
      {reader === 'poster' ? <OwnerBar listing={listing} detail={detail} className="mb-4" /> : null}
      <div className={`${COLUMNS} md:grid-rows-[auto_1fr]`}>
        {inSlot(slots.picture, of, <Picture state={state} />)}
        <div className={SIDE}>
          {inSlot(slots.heading, of, <ListingHeading state={state} />)}
          <ListingNotice listing={listing} reader={reader} />
          {reader !== 'poster' && isStillToAgree(listing) ? <DistanceNote listing={listing} /> : null}
          {inSlot(slots.actions, of, <Actions {...props} action={action} />)}
        </div>
        <div className="grid content-start gap-6 md:col-start-1">
          {inSlot(slots.description, of, <Description listing={listing} />)}
          <Packages listing={listing} reader={reader} />
          {inSlot(slots.facts, of, showsOpinion ? null : <ListingFacts listing={listing} />)}
          {isService(listing) && reader !== 'visitor' ? (
            <Portfolio studentId={listing.postedById} name={listing.postedBy.name} />
          ) : null}
          {reader === 'student' ? (
            <div className="-ms-3.5">
              <ReportButton thing={{ type: 'listing', id: listing.id, hive: listing.hiveTypeId }} />
            </div>
          ) : null}
          {reader === 'visitor' && listing.archiveDetails !== undefined ? <RightsHolder /> : null}
        </div>
      </div>
      {inSlot(slots.related, of, <RelatedListings state={state} />)}
    </article>
  );
}

function Description({ listing: { description } }: { listing: Listing }) {
  const t = useMessages(catalogue);
  return description === '' ? null : (
    <section className="grid gap-2">
      <Heading level={2}>{t.description}</Heading>
      <p dir="auto" className="max-w-prose whitespace-pre-line">
        {description}
      </p>
    </section>
  );
}

/** Link for the owner of rights in study material. */
function RightsHolder() {
  const t = useMessages(catalogue);
  return (
    <TextLink standalone to={{ to: 'contact' }} className="justify-self-start text-sm">
      {t.rightsHolder}
    </TextLink>
  );
}

/** Actions that remain after a block: earlier agreements, tickets and free downloads. */
function BlockedActions({
  state,
  detail,
  action,
}: Pick<ReadyProps, 'state' | 'detail'> & { action: ReactNode }) {
  const t = useMessages(catalogue);
  const { listing } = state;
  const isOrderKept = saleOfListing(listing) !== 'purchase' || itemOfListing(listing) === 'ticket';
  return (
    <>
      <Alert>{t.blocked(firstNameOf(listing.postedBy, t.deletedUser))}</Alert>
      {listing.myApplication === 'accepted' ? <ApplyCard listing={listing} apply={detail.apply} /> : null}
      {isOrderKept ? action : null}
    </>
  );
}

/** Read-only packages. Students who can buy choose a package beside the picture instead. */
function Packages({ listing, reader }: Pick<ReadyState, 'listing' | 'reader'>) {
  const packages = listing.sidehustleDetails?.packages ?? null;
  const isToChoose = reader === 'student' && listing.status === 'active';
  return packages === null || isToChoose ? null : <PackageList packages={packages} />;
}

function Picture({ state }: { state: ReadyState }) {
  const { listing } = state;
  const { id, photos, hiveTypeId: hive, buzzDetails, archiveDetails } = listing;
  const preview = archiveDetails?.file?.preview ?? null;
  const date = buzzDetails?.eventDate ?? null;
  if (photos.length === 0 && date !== null) return <EventBanner id={id} date={date} />;
  if (photos.length === 0 && preview !== null) return <FirstPage preview={preview} />;
  if (hasLead(listing)) return <ListingLead state={state} />;
  return <PhotoCarousel listingId={id} photos={photos} hive={hive} />;
}

/** Viewer's actions: one main action and the secondary ones. */
function Actions({ state, address, detail, moderation, action }: ReadyProps & { action: ReactNode }) {
  const { listing, isComplete, reader } = state;
  switch (reader) {
    case 'visitor':
      return <VisitorCard listing={listing} address={address} />;
    case 'poster':
      return (
        <>
          {isComplete ? <TaskActions listing={listing} detail={detail} /> : null}
          {isComplete ? <MilestonesOnDemand listing={listing} side="poster" /> : null}
          {action}
          {takesOffers(listing.hiveTypeId) && ['active', 'reserved'].includes(listing.status) ? (
            <ReceivedOnDemand listing={listing} />
          ) : null}
        </>
      );
    case 'student': {
      if (listing.isBlocked === true) return <BlockedActions state={state} detail={detail} action={action} />;
      const contact = { onMessage: detail.onMessage, opening: detail.openingMessage };
      return (
        <BesideMainAction value={<MessageButton {...contact} />}>
          {isComplete ? <ApplyCard listing={listing} apply={detail.apply} /> : null}
          {isComplete && listing.myApplication === 'accepted' ? (
            <MilestonesOnDemand listing={listing} side="worker" />
          ) : null}
          {action}
          <PayCard listing={listing} onRequest={detail.onRequest} requesting={detail.openingMessage} />
          <ListingOffer listing={listing} />
          <ContactPoster {...contact} isMain={ownHive(listing.hiveTypeId)?.sale === 'none'} />
          {moderation?.(listing) ?? null}
        </BesideMainAction>
      );
    }
    default:
      return reader satisfies never;
  }
}
