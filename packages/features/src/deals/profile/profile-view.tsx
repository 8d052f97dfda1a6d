import type { Listing, User } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { DescriptionList } from '@campushive/ui/description-list';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { Activity, BadgeCheck, Star } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, monthYear, TextLink, useDateFormat, useLanguageTag, useMessages } from '../../kernel/index.js';
import { CompactListing, ListingGrid } from '../../catalogue/parts/listing-card/index.js';
import type { ListState } from './list-state.js';
import { onDemand } from '../../shared/index.js';
import { OwnPortfolio } from '../../catalogue/parts/portfolio/own-portfolio.js';
import { catalogue } from './profile.catalogue.js';
import { OwnShelf } from './own-shelf.js';
import { ProfileHeader } from './profile-header.js';
import { ProfileList } from './profile-list.js';
import { ProfileSkeleton } from './profile-skeleton.js';
import { ReviewList } from './review-list.js';
import { ShopFacts } from './shop-facts.js';
import type { ProfileState } from './use-profile.js';
import { RetryButton } from '../../shared/retry-button.js';

const EditProfileDialog = onDemand(
  () => import('./edit-profile-dialog.js'),
  (part) => part.EditProfileDialog,
);

/** Viewer's own profile with its three tabs. */
export function ProfileView({ state }: { state: ProfileState }) {
  const t = useMessages(catalogue);
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  if (state.status === 'loading') {
    return (
      <Page>
        <ProfileSkeleton />
      </Page>
    );
  }
  const { user, stale } = state;
  return (
    <Page>
      {stale === null ? null : (
        <Alert tone="warning" action={<RetryButton size="sm" variant="outline" onClick={stale} />}>
          {t.offlineCopy}
        </Alert>
      )}
      <ProfileHeader
        student={user}
        about={<About user={user} />}
        actions={
          <>
            <Button onClick={() => setEditing(true)}>{t.editProfile}</Button>
            {user.profileImage === null ? (
              <Button variant="outline" onClick={() => setEditing(true)}>
                {t.addPhoto}
              </Button>
            ) : null}
          </>
        }
      >
        <Standing user={user} />
        {state.shop === null ? null : <ShopFacts brief student={state.shop} />}
      </ProfileHeader>
      {editing ? <EditProfileDialog user={user} onClose={close} onLoadFailed={close} /> : null}
      <Tabs defaultValue="overview">
        <TabList label={t.sections}>
          <Tab value="overview">{t.overview}</Tab>
          <Tab value="activity">{t.activity}</Tab>
          <Tab value="reviews" {...(user.reviewCount > 0 && { count: user.reviewCount })}>
            {t.reviews}
          </Tab>
        </TabList>
        <TabPanel value="overview" className="grid items-start gap-4 pt-5 lg:grid-cols-2">
          <Overview user={user} />
          <OwnListings state={state.listings} />
          <OwnShelf user={user} />
          <Card className="lg:col-span-2">
            <OwnPortfolio studentId={user.id} />
          </Card>
        </TabPanel>
        <TabPanel value="activity" className="pt-5">
          <MyActivity state={state.activity} />
        </TabPanel>
        <TabPanel value="reviews" className="pt-5">
          <ReviewList state={state.reviews} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return <div className="page grid page-3xl content-start gap-5 py-4 sm:py-6">{children}</div>;
}

function About({ user }: { user: User }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-fg-muted">
      {t.joined(monthYear(user.createdAt, dateFormat))}
      <TextLink to={{ to: 'user', id: user.id }} className="inline-flex min-h-11 items-center">
        {t.asOthers}
      </TextLink>
    </p>
  );
}

function Standing({ user: { isVerified, rating } }: { user: User }) {
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge size="sm" tone={isVerified ? 'success' : 'neutral'} leading={<BadgeCheck aria-hidden="true" />}>
        {isVerified ? t.verified : t.unverified}
      </Badge>
      <Badge
        size="sm"
        tone="neutral"
        leading={<Star aria-hidden="true" className={rating === null ? '' : 'fill-brand text-brand-text'} />}
      >
        {rating === null ? t.noRating : t.rating(rating.toLocaleString(tag, { maximumFractionDigits: 1 }))}
      </Badge>
    </div>
  );
}

function Overview({ user }: { user: User }) {
  const t = useMessages(catalogue);
  return (
    <>
      <Card className="grid gap-2">
        <Heading level={2} size="subsection">
          {t.bio}
        </Heading>
        <p dir="auto" className={user.bio === null ? 'text-fg-muted' : 'wrap-anywhere whitespace-pre-line'}>
          {user.bio ?? t.noBio}
        </p>
      </Card>
      <Card className="grid gap-3">
        <Heading level={2} size="subsection">
          {t.contact}
        </Heading>
        <DescriptionList
          layout="stacked"
          items={[
            {
              term: t.email,
              details: (
                <>
                  {user.email}
                  <span className="block text-sm font-normal text-fg-muted">{t.emailPrivate}</span>
                </>
              ),
            },
          ]}
        />
        <div className="flex flex-wrap gap-x-6">
          <TextLink to={{ to: 'settings', tab: 'account' }} className="inline-flex min-h-11 items-center">
            {t.profileSettings}
          </TextLink>
          <TextLink to={{ to: 'settings', tab: 'security' }} className="inline-flex min-h-11 items-center">
            {t.securitySettings}
          </TextLink>
        </div>
      </Card>
    </>
  );
}

/** Number of listings shown: one row, or two on a phone. */
const SHOWN = 4;

/** Viewer's open listings, with a link to all of them. The activity tab prompts for the first one. */
function OwnListings({ state }: { state: ListState<Listing> }) {
  const t = useMessages(catalogue);
  if (state.status !== 'ready') return null;
  return (
    <section className="grid grid-cols-1 gap-3 pt-3 lg:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading level={2}>{t.listings}</Heading>
        <TextLink to={{ to: 'myListings' }} className="inline-flex min-h-11 items-center">
          {t.manageListings}
        </TextLink>
      </div>
      <ListingGrid most={4}>
        {state.items.slice(0, SHOWN).map((listing) => (
          <li key={listing.id}>
            <CompactListing listing={listing} />
          </li>
        ))}
      </ListingGrid>
    </section>
  );
}

function MyActivity({ state }: { state: ListState<Listing> }) {
  const t = useMessages(catalogue);
  const empty = (
    <EmptyState
      icon={<Activity />}
      title={t.noActivity}
      description={t.noActivityHint}
      action={
        <Button asChild variant="primary">
          <Link to={{ to: 'post' }}>{t.post}</Link>
        </Button>
      }
    />
  );
  return (
    <ProfileList state={state} empty={empty}>
      {(listings) => (
        <ListingGrid>
          {listings.map((listing) => (
            <li key={listing.id}>
              <CompactListing listing={listing} />
            </li>
          ))}
        </ListingGrid>
      )}
    </ProfileList>
  );
}
