import type { Listing, Profile } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Star, Store, UserRound } from 'lucide-react';
import { formatCount } from '../../kernel/count.js';
import { Link, useCampus, useLanguageTag, useMessages, useUser } from '../../kernel/index.js';
import { ListingCard, ListingGrid, ListingGridSkeleton } from '../../catalogue/parts/listing-card/index.js';
import { CompactListing } from '../../catalogue/parts/listing-card/compact-listing.js';
import { ShareButton } from '../../catalogue/parts/share/share-button.js';
import { FactLine } from '../../shared/fact-line.js';
import { StallCard } from '../stalls/buy/stall-card.js';
import { ProfileList } from './profile-list.js';
import { ProfileSkeleton } from './profile-skeleton.js';
import { catalogue } from './profile.catalogue.js';
import type { ShelfState } from './shelf-screen.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Shelf with its listings, or the reason that they are missing. */
export interface ShelfViewProps {
  state: ShelfState;
}

/** Public shelf of a student. The one action of a visitor is to sign up; a member goes to the student's page. */
export function ShelfView({ state }: ShelfViewProps) {
  return (
    <div className="page grid grid-cols-1 content-start gap-6 py-4 sm:py-6">
      <Content state={state} />
    </div>
  );
}

function Content({ state }: ShelfViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid animate-late-in grid-cols-1 gap-6">
          <ProfileSkeleton />
          <ListingGridSkeleton count={6} />
        </div>
      );
    case 'failed':
      return <LoadFailed headingLevel={1} icon={<UserRound />} title={t.loadFailed} onRetry={state.retry} />;
    case 'not-found':
      return (
        <EmptyState
          kind="nothing-found"
          headingLevel={1}
          icon={<UserRound />}
          title={t.noShelf}
          description={t.noShelfHint}
          action={
            <Button asChild>
              <Link to={{ to: 'categories' }}>{t.browse}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return <Shelf state={state} />;
    default:
      return state satisfies never;
  }
}

function Shelf({
  state: { student, stalls, listings },
}: {
  state: Extract<ShelfState, { status: 'ready' }>;
}) {
  const t = useMessages(catalogue);
  return (
    <>
      <ShelfHeader student={student} />
      {stalls.map((stall) => (
        <div key={stall.id} className="max-w-2xl">
          <StallCard stall={stall} />
        </div>
      ))}
      <ProfileList
        state={listings}
        loading={<ListingGridSkeleton count={6} />}
        empty={
          stalls.length > 0 ? null : <EmptyState icon={<Store />} headingLevel={2} title={t.noListings} />
        }
      >
        {(items) => <Goods items={items} />}
      </ProfileList>
      <ShelfLinks student={student} />
    </>
  );
}

function ShelfHeader({ student }: { student: Profile }) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const campus = useCampus();
  const { name, shelfName, profileImage, isVerified, rating, saleCount, hall, universityId } = student;
  const university = findUniversity(campus, universityId ?? '')?.displayName ?? null;
  const places = [hall?.name, university].filter((place) => place != null);
  const title = shelfName === null ? name : `@${shelfName}`;
  return (
    <header className="flex flex-wrap items-center gap-4">
      <Avatar
        aria-hidden="true"
        name={name}
        src={profileImage ?? undefined}
        size="xl"
        verified={isVerified}
      />
      <div className="grid min-w-0 grow basis-32 gap-1">
        <Heading level={1} size="section" className="wrap-anywhere">
          {title}
        </Heading>
        <FactLine
          facts={[
            rating === null ? null : (
              <span className="inline-flex items-center gap-1 font-bold tabular-nums">
                <Star aria-hidden="true" className="size-4 shrink-0 fill-brand text-brand-text" />
                {rating.toLocaleString(tag, { maximumFractionDigits: 1 })}
                <span className="sr-only">{t.ratingTerm}</span>
              </span>
            ),
            saleCount === 0 ? null : <span>{t.handovers(formatCount(saleCount, tag), saleCount)}</span>,
          ]}
        />
        {places.length === 0 ? null : <p className="text-sm text-fg-muted">{places.join(', ')}</p>}
      </div>
      {shelfName === null ? null : <ShareButton to={{ to: 'shelfLink', name: shelfName }} title={title} />}
    </header>
  );
}

/** Cards if everything has a photo to show, else rows of mixed hives. */
function Goods({ items }: { items: readonly Listing[] }) {
  const isGoods = items.every(({ hiveTypeId }) => hiveTypeId === 'essentials');
  return (
    <ListingGrid hive={isGoods ? 'essentials' : null}>
      {items.map((listing, index) => (
        <li key={listing.id}>
          {isGoods ? (
            <ListingCard listing={listing} eager={index < 2} />
          ) : (
            <CompactListing listing={listing} eager={index < 2} />
          )}
        </li>
      ))}
    </ListingGrid>
  );
}

function ShelfLinks({ student }: { student: Profile }) {
  const t = useMessages(catalogue);
  const isMember = useUser() !== null;
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-bg py-3 sm:static sm:border-0">
      <Button asChild variant={isMember ? 'outline' : 'primary'} className="w-full sm:w-auto">
        {isMember ? (
          <Link to={{ to: 'user', id: student.id }}>{t.wholeProfile}</Link>
        ) : (
          <Link to={{ to: 'register' }}>{t.signUpToBuy}</Link>
        )}
      </Button>
    </div>
  );
}
