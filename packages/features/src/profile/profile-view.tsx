import type { Listing, User } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { DescriptionList } from '@campushive/ui/description-list';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { Activity, BadgeCheck, Pencil, Star } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, monthYear, TextLink, useLanguageTag, useMessages } from '../kernel/index.js';
import { ListingCard, ListingGrid } from '../shared/index.js';
import type { ListState } from './list-state.js';
import { catalogue } from './profile.catalogue.js';
import { ProfileHeader } from './profile-header.js';
import { ProfileList } from './profile-list.js';
import { ProfileSkeleton } from './profile-skeleton.js';
import { ReviewList } from './review-list.js';
import type { ProfileState } from './use-profile.js';

const EditProfileDialog = lazy(() =>
  import('./edit-profile-dialog.js').then(({ EditProfileDialog: loaded }) => ({ default: loaded })),
);

/** My page with its three tabs. */
export function ProfileView({ state }: { state: ProfileState }) {
  const words = useMessages(catalogue);
  const [editing, setEditing] = useState(false);
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
        <Alert
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={stale}>
              {words.retry}
            </Button>
          }
        >
          {words.offlineCopy}
        </Alert>
      )}
      <ProfileHeader
        student={user}
        about={<About user={user} />}
        actions={
          <>
            <Button leading={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
              {words.editProfile}
            </Button>
            <Button asChild variant="outline">
              <Link to={{ to: 'user', id: user.id }}>{words.asOthers}</Link>
            </Button>
          </>
        }
      >
        <Standing user={user} />
      </ProfileHeader>
      {editing ? (
        <Suspense fallback={null}>
          <EditProfileDialog user={user} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
      <Tabs defaultValue="overview">
        <TabList label={words.sections}>
          <Tab value="overview">{words.overview}</Tab>
          <Tab value="activity">{words.activity}</Tab>
          <Tab value="reviews" {...(user.reviewCount > 0 && { count: user.reviewCount })}>
            {words.reviews}
          </Tab>
        </TabList>
        <TabPanel value="overview" className="grid gap-4 pt-5">
          <Overview user={user} />
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
  return <div className="page grid page-3xl content-start gap-5 py-6">{children}</div>;
}

function About({ user }: { user: User }) {
  const words = useMessages(catalogue);
  const tag = useLanguageTag();
  return <p className="text-fg-muted">{words.joined(monthYear(user.createdAt, tag))}</p>;
}

function Standing({ user: { isVerified, rating, reviewCount } }: { user: User }) {
  const words = useMessages(catalogue);
  const tag = useLanguageTag();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={isVerified ? 'success' : 'neutral'} leading={<BadgeCheck aria-hidden="true" />}>
        {isVerified ? words.verified : words.unverified}
      </Badge>
      <Badge tone="neutral" leading={<Star aria-hidden="true" />}>
        {rating === null
          ? words.noRating
          : `${words.rating(rating.toLocaleString(tag, { maximumFractionDigits: 1 }))} · ${words.reviewCount(reviewCount)}`}
      </Badge>
    </div>
  );
}

function Overview({ user }: { user: User }) {
  const words = useMessages(catalogue);
  return (
    <>
      <Card className="grid gap-2">
        <Heading level={2} size="subsection">
          {words.bio}
        </Heading>
        <p className={user.bio === null ? 'text-fg-muted' : 'wrap-anywhere whitespace-pre-line'}>
          {user.bio ?? words.noBio}
        </p>
      </Card>
      <Card className="grid gap-3">
        <Heading level={2} size="subsection">
          {words.contact}
        </Heading>
        <DescriptionList
          layout="stacked"
          items={[
            {
              term: words.email,
              details: (
                <>
                  {user.email}
                  <span className="block text-sm font-normal text-fg-muted">{words.emailPrivate}</span>
                </>
              ),
            },
            { term: words.university, details: user.university },
          ]}
        />
        <div className="flex flex-wrap gap-x-6">
          <TextLink to={{ to: 'settings', tab: 'account' }} className="inline-flex min-h-11 items-center">
            {words.profileSettings}
          </TextLink>
          <TextLink to={{ to: 'settings', tab: 'security' }} className="inline-flex min-h-11 items-center">
            {words.securitySettings}
          </TextLink>
        </div>
      </Card>
    </>
  );
}

function MyActivity({ state }: { state: ListState<Listing> }) {
  const words = useMessages(catalogue);
  const empty = (
    <EmptyState
      icon={<Activity />}
      title={words.noActivity}
      description={words.noActivityHint}
      action={
        <Button asChild variant="primary">
          <Link to={{ to: 'post' }}>{words.post}</Link>
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
              <ListingCard listing={listing} showHive />
            </li>
          ))}
        </ListingGrid>
      )}
    </ProfileList>
  );
}
