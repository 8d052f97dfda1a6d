import type { Listing, Profile } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Store, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../kernel/count.js';
import { Link, useLanguageTag, useMessages, useUser } from '../../kernel/index.js';
import { BundleBarOnDemand, BundleToggleOnDemand, mayBundle } from '../parts/bundle/index.js';
import {
  CompactListing,
  ListingGrid,
  ListingGridSkeleton,
} from '../../catalogue/parts/listing-card/index.js';
import { Portfolio } from '../../catalogue/parts/portfolio/index.js';
import { OwnPortfolio } from '../../catalogue/parts/portfolio/own-portfolio.js';
import { catalogue } from './profile.catalogue.js';
import { OrganiserEvents } from './organiser-events.js';
import { ProfileHeader } from './profile-header.js';
import { ProfileList } from './profile-list.js';
import { ProfileSkeleton } from './profile-skeleton.js';
import { ReviewList } from './review-list.js';
import { ShopFacts } from './shop-facts.js';
import { StudentActions } from './student-actions.js';
import type { ReadyStudent, StudentState } from './use-student.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Student of a public page with listings and reviews. */
export interface StudentViewProps {
  /** Student with listings, or the reason that they are missing. */
  state: StudentState;
  /** Further actions on the student, such as reporting. */
  children?: ReactNode;
}

/** Public page of a student: profile, listings and reviews. */
export function StudentView({ state, children }: StudentViewProps) {
  return (
    <div className="page grid grid-cols-1 content-start gap-8 py-4 sm:py-6">
      <Content state={state}>{children}</Content>
    </div>
  );
}

function Content({ state, children }: StudentViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <LoadingShop />;
    case 'failed':
      return <LoadFailed headingLevel={1} icon={<UserRound />} title={t.loadFailed} onRetry={state.retry} />;
    case 'not-found':
      return (
        <EmptyState
          kind="nothing-found"
          headingLevel={1}
          icon={<UserRound />}
          title={t.notFound}
          description={t.notFoundHint}
          action={
            <Button asChild>
              <Link to={{ to: 'dashboard' }}>{t.back}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return <Shop state={state}>{children}</Shop>;
    default:
      return state satisfies never;
  }
}

function Shop({ state, children }: { state: ReadyStudent; children: ReactNode }) {
  const t = useMessages(catalogue);
  const { student, listings, reviews } = state;
  const offered = student.listingCount - student.events.coming;
  return (
    <>
      <ProfileHeader
        student={student}
        about={
          student.bio === null ? null : (
            <p dir="auto" className="max-w-prose whitespace-pre-line">
              {student.bio}
            </p>
          )
        }
        actions={<StudentActions state={state}>{children}</StudentActions>}
      >
        <ShopFacts student={student} />
      </ProfileHeader>
      {student.isBlocked ? (
        <Alert>{t.youBlocked}</Alert>
      ) : student.canContact || state.isMe ? null : (
        <Alert>{t.cannotContact(student.name)}</Alert>
      )}
      {state.isMe ? (
        <OwnPortfolio studentId={student.id} />
      ) : (
        <Portfolio studentId={student.id} name={student.name} />
      )}
      {state.events === null ? null : (
        <Section title={t.comingEvents} count={student.events.coming}>
          <OrganiserEvents events={state.events} />
        </Section>
      )}
      {offered === 0 && state.events !== null ? null : (
        <Section title={t.listings} count={offered}>
          <ProfileList
            state={listings}
            loading={<ListingGridSkeleton count={5} />}
            empty={<EmptyState icon={<Store />} headingLevel={3} title={t.noListings} />}
          >
            {(items) => <Offered items={items} student={student} />}
          </ProfileList>
        </Section>
      )}
      <Section title={t.reviews} count={student.reviewCount}>
        <ReviewList state={reviews} />
      </Section>
    </>
  );
}

/** Listings of a student. Several items can be put into a bundle. */
function Offered({ items, student }: { items: readonly Listing[]; student: Profile }) {
  const viewerId = useUser()?.id;
  const isBundled = items.filter((one) => mayBundle(one, viewerId)).length > 1;
  return (
    <>
      {isBundled ? (
        <div className="sticky top-16 z-10">
          <BundleBarOnDemand sellerId={student.id} name={student.name} />
        </div>
      ) : null}
      <ListingGrid>
        {items.map((listing, index) => (
          <li key={listing.id} className="grid content-start gap-2">
            <CompactListing listing={listing} eager={index < 2} />
            {isBundled ? <BundleToggleOnDemand listing={listing} /> : null}
          </li>
        ))}
      </ListingGrid>
    </>
  );
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const tag = useLanguageTag();
  return (
    <section className="grid grid-cols-1 gap-4">
      <Heading level={2}>
        {title}
        {count === 0 ? null : (
          <span className="font-normal text-fg-muted tabular-nums"> {formatCount(count, tag)}</span>
        )}
      </Heading>
      {children}
    </section>
  );
}

/** Skeleton of a student's page. */
function LoadingShop() {
  return (
    <div aria-busy="true" className="grid animate-late-in grid-cols-1 gap-8">
      <ProfileSkeleton />
      <ListingGridSkeleton count={5} />
    </div>
  );
}
