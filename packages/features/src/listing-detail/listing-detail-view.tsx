import { saleOf, type HiveName, type Listing } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Price } from '@campushive/ui/price';
import { Skeleton } from '@campushive/ui/skeleton';
import { ArrowLeft, BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Link,
  TextLink,
  useCampus,
  useHives,
  useMessages,
  useMoney,
  useNavigation,
  useSession,
} from '../kernel/index.js';
import { BesideMainAction, FavoriteButton, MainAction } from '../shared/index.js';
import { ReportButton } from '../shared/reports/index.js';
import { catalogue } from './listing-detail.catalogue.js';
import { LikeButton } from './like-button.js';
import { ListingFacts } from './listing-facts.js';
import { ListingNotice } from './listing-notice.js';
import { PayCard } from './pay-card.js';
import { ApplyCard } from './apply-card.js';
import { PHOTO_SHAPE, PhotoCarousel } from './photo-carousel.js';
import { PosterActions } from './poster-actions.js';
import { AskButton, SellerCard } from './seller-card.js';
import { ShareButton } from './share-button.js';
import { TaskActions } from './task-actions.js';
import type { ListingDetail, ListingDetailState, Reader } from './use-listing-detail.js';

export interface ListingDetailViewProps {
  /** The hive that the page was opened in, if in one: where the way back leads from what is not there. */
  hive?: HiveName | undefined;
  /** The listing, who reads it, and what they can do. */
  detail: ListingDetail;
  /** Other features' part of the page; see `MainActionSlot`. */
  mainAction?: MainActionSlot | undefined;
  /** What moderators can do to it, for them only; null for everybody else. */
  moderation?: ModerationSlot | undefined;
}

/** Gives a moderator what they can do to another student's listing. */
export type ModerationSlot = (listing: Listing) => ReactNode;

/** Gives a member the main action of a hive that another feature knows; null where there is none. */
export type MainActionSlot = (of: {
  readonly listing: Listing;
  readonly reader: Exclude<Reader, 'visitor'>;
}) => ReactNode;

/** A listing's page. */
export function ListingDetailView({ hive, detail, mainAction, moderation }: ListingDetailViewProps) {
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
  const { state } = detail;
  const member = useSession().status === 'member';
  const kind = hive === 'essentials' ? 'essentials' : 'other';
  const icon = <HiveIcon hive={hive ?? 'sidehustle'} />;
  const goBack = (
    <Button asChild variant="outline">
      {hive === undefined ? (
        <Link to={{ to: member ? 'hives' : 'categories' }}>{words.otherListings}</Link>
      ) : (
        <Link to={{ to: 'hive', hive }}>{words.returnTo(hiveNamed(hive).title)}</Link>
      )}
    </Button>
  );
  switch (state.status) {
    case 'loading':
      return <LoadingDetail />;
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          headingLevel={1}
          icon={icon}
          title={words.failed[kind]}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <Button onClick={state.retry}>{words.retry}</Button>
              {goBack}
            </span>
          }
        />
      );
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          headingLevel={1}
          icon={icon}
          title={words.notFound[kind]}
          action={goBack}
        />
      );
    case 'ready':
      return <Ready state={state} detail={detail} mainAction={mainAction} moderation={moderation} />;
    default:
      return state satisfies never;
  }
}

/** From a tablet on, price and poster stand beside the photo. */
const COLUMNS =
  'grid gap-6 pt-2 md:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-10';
/** There the title comes first, as it is read, though it stands in the second column. */
const TITLED = 'md:grid-rows-[auto_1fr] md:gap-y-4';

type ReadyState = Extract<ListingDetailState, { status: 'ready' }>;

interface ReadyProps {
  state: ReadyState;
  detail: ListingDetail;
  mainAction: MainActionSlot | undefined;
  moderation: ModerationSlot | undefined;
}

function Ready({ state, detail, mainAction, moderation }: ReadyProps) {
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
  const { listing, whole, reader, seller, sellerProblem } = state;
  const hive = listing.hiveTypeId;
  // What is under way comes before who posted it; what is only offered comes after.
  const stands = ['waiting', 'accepted', 'declined'].includes(listing.myApplication ?? '');
  const work = !whole ? null : reader === 'poster' ? (
    <TaskActions listing={listing} detail={detail} />
  ) : (
    <ApplyCard listing={listing} apply={detail.apply} />
  );
  const action = reader === 'visitor' ? null : (mainAction?.({ listing, reader }) ?? null);
  // Beside the button that fetches study material stands all that there is to know of it.
  const told = action !== null && listing.archiveDetails !== undefined && listing.status === 'active';
  const ask =
    reader === 'student' ? (
      <AskButton listing={listing} onMessage={detail.onMessage} opening={detail.openingMessage} />
    ) : null;
  return (
    <article className="page page-5xl py-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-1">
        {/* Narrow, its words wrap; only where a single word is too wide do the buttons go below. */}
        <span className="min-w-min flex-1 basis-0">
          <TextLink
            standalone
            to={reader === 'visitor' ? { to: 'category', id: hive } : { to: 'hive', hive }}
            className="inline-flex items-center gap-1.5"
          >
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />{' '}
            {words.backTo(hiveNamed(hive).title)}
          </TextLink>
        </span>
        <span className="ms-auto flex items-center gap-1">
          {reader === 'poster' ? null : <LikeButton listing={listing} />}
          <FavoriteButton listing={listing} />
          <ShareButton title={listing.title} />
        </span>
      </div>
      <div className={`${COLUMNS} ${TITLED}`}>
        <div className="hidden md:col-start-2 md:block">
          <TitleAndPrice listing={listing} />
        </div>
        <div className="grid content-start gap-6 md:col-start-1 md:row-span-2 md:row-start-1">
          <PhotoCarousel photos={listing.photos} hive={hive} />
          <div className="md:hidden">
            <TitleAndPrice listing={listing} />
          </div>
          <ListingNotice listing={listing} reader={reader} />
          {listing.description === '' ? null : (
            <section className="grid gap-2">
              <Heading level={2}>{words.description}</Heading>
              <p className="max-w-prose whitespace-pre-line">{listing.description}</p>
            </section>
          )}
          {told ? null : <ListingFacts listing={listing} />}
        </div>
        <aside className="grid content-start gap-4">
          <BesideMainAction value={ask}>
            {reader === 'poster' || stands ? work : null}
            {reader === 'visitor' ? (
              <VisitorCard listing={listing} />
            ) : (
              <SellerCard
                listing={listing}
                seller={seller}
                problem={sellerProblem}
                onMessage={reader === 'student' ? detail.onMessage : null}
                openingMessage={detail.openingMessage}
              />
            )}
            {reader === 'student' && !stands ? work : null}
            {action}
            {reader === 'poster' ? <PosterActions listing={listing} detail={detail} /> : null}
            {reader === 'student' ? (
              <PayCard listing={listing} onRequest={detail.onRequest} requesting={detail.openingMessage} />
            ) : null}
            {reader === 'student' ? (
              <div className="justify-self-center">
                <ReportButton thing={{ type: 'listing', id: listing.id }} />
              </div>
            ) : null}
            {reader === 'student' ? (moderation?.(listing) ?? null) : null}
          </BesideMainAction>
        </aside>
      </div>
    </article>
  );
}

function TitleAndPrice({ listing }: { listing: Listing }) {
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
  const money = useMoney();
  const { currency } = useCampus();
  const hive = listing.hiveTypeId;
  return (
    <header className="grid justify-items-start gap-2">
      <Badge tone={hive}>{hiveNamed(hive).title}</Badge>
      <Heading level={1}>{listing.title}</Heading>
      {hive === 'essentials' && listing.price > 0 ? (
        <span className="text-2xl font-extrabold tracking-tight wrap-anywhere tabular-nums">
          {money(listing.price).replace(currency.symbol, currency.longSymbol)}
        </span>
      ) : (
        <Price
          size="lg"
          amount={listing.price === 0 ? words.free : money(listing.price)}
          {...(hive === 'academia' && listing.price > 0 ? { unit: words.perHour } : {})}
        />
      )}
    </header>
  );
}

/** Visitors may look; contact and money are for students. */
function VisitorCard({ listing }: { listing: Listing }) {
  const words = useMessages(catalogue);
  const navigation = useNavigation();
  const gig = saleOf(listing.hiveTypeId) === 'gig';
  const from = navigation.href({ to: 'listing', hive: listing.hiveTypeId, id: listing.id });
  return (
    <Card className="grid gap-3">
      {listing.postedBy.isVerified ? (
        <Badge tone="success" leading={<BadgeCheck aria-hidden="true" />} className="justify-self-start">
          {words.verified}
        </Badge>
      ) : null}
      <p className="text-sm text-fg-muted">{words.loginText}</p>
      <MainAction>
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={{ to: 'login', from }}>{gig ? words.loginToApply : words.loginToView}</Link>
        </Button>
      </MainAction>
    </Card>
  );
}

function LoadingDetail() {
  return (
    <div aria-busy="true" className="page page-5xl animate-late-in py-4">
      <div className="flex min-h-11 items-center">
        <Skeleton shape="text" className="w-40" />
      </div>
      <div className={COLUMNS}>
        <Skeleton className={`${PHOTO_SHAPE} rounded-card`} />
        <div className="grid content-start gap-4">
          <Skeleton shape="text" className="w-1/4" />
          <Skeleton shape="text" className="text-2xl" />
          <Skeleton shape="text" className="w-1/2 text-2xl" />
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="hidden h-64 rounded-card md:block" />
        </div>
      </div>
    </div>
  );
}
