import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { AlertDialog } from '@campushive/ui/alert-dialog';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@campushive/ui/tabs';
import { Ban, MessageCircle, Pencil, Store, UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { ListingCard, ListingGrid } from '../shared/index.js';
import { catalogue } from './profile.catalogue.js';
import { ProfileHeader } from './profile-header.js';
import { ProfileList } from './profile-list.js';
import { ReviewList } from './review-list.js';
import type { StudentState } from './use-student.js';

export interface StudentViewProps {
  /** Who it is, what they offer, or why that is not there. */
  state: StudentState;
  /** More that can be done about a student: reporting them. */
  children?: ReactNode;
}

/** Another student's page: who they are, what they offer, what others say. */
export function StudentView({ state, children }: StudentViewProps) {
  return (
    <div className="page grid page-4xl content-start gap-5 py-6">
      <Content state={state}>{children}</Content>
    </div>
  );
}

function Content({ state, children }: StudentViewProps) {
  const words = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-56" />;
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          icon={<UserRound />}
          title={words.loadFailed}
          action={<Button onClick={state.retry}>{words.retry}</Button>}
        />
      );
    case 'not-found':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<UserRound />}
          title={words.notFound}
          description={words.notFoundHint}
          action={
            <Button asChild>
              <Link to={{ to: 'dashboard' }}>{words.back}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return <Student state={state}>{children}</Student>;
    default:
      return state satisfies never;
  }
}

function Student({
  state,
  children,
}: {
  state: Extract<StudentState, { status: 'ready' }>;
  children: ReactNode;
}) {
  const words = useMessages(catalogue);
  const { student, listings, reviews } = state;
  const empty = <EmptyState icon={<Store />} title={words.noListings} />;
  return (
    <>
      <ProfileHeader
        student={student}
        since={words.memberSince}
        actions={<Actions state={state}>{children}</Actions>}
      />
      {student.isBlocked ? <Alert>{words.youBlocked}</Alert> : null}
      <Card className="grid gap-2">
        <Heading level={2} size="subsection">
          {words.bio}
        </Heading>
        <p className={student.bio === null ? 'text-fg-muted' : 'wrap-anywhere whitespace-pre-line'}>
          {student.bio ?? words.noBioOther}
        </p>
      </Card>
      <Tabs defaultValue="listings">
        <TabList label={words.sections}>
          <Tab value="listings" {...(student.listingCount > 0 && { count: student.listingCount })}>
            {words.listings}
          </Tab>
          <Tab value="reviews" {...(student.reviewCount > 0 && { count: student.reviewCount })}>
            {words.reviews}
          </Tab>
        </TabList>
        <TabPanel value="listings" className="pt-5">
          <ProfileList state={listings} empty={empty}>
            {(items) => (
              <ListingGrid>
                {items.map((listing) => (
                  <li key={listing.id}>
                    <ListingCard listing={listing} showHive />
                  </li>
                ))}
              </ListingGrid>
            )}
          </ProfileList>
        </TabPanel>
        <TabPanel value="reviews" className="pt-5">
          <ReviewList state={reviews} />
        </TabPanel>
      </Tabs>
    </>
  );
}

function Actions({
  state,
  children,
}: {
  state: Extract<StudentState, { status: 'ready' }>;
  children: ReactNode;
}) {
  const words = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  const { student, isMe, onMessage, opening, onBlock, blocking } = state;
  if (isMe) {
    return (
      <Button asChild leading={<Pencil aria-hidden="true" />}>
        <Link to={{ to: 'profile' }}>{words.editProfile}</Link>
      </Button>
    );
  }
  return (
    <>
      {student.isBlocked ? (
        <Button variant="outline" loading={blocking} onClick={() => onBlock({ block: false })}>
          {words.unblock}
        </Button>
      ) : (
        <>
          <Button
            variant="primary"
            leading={<MessageCircle aria-hidden="true" />}
            loading={opening}
            loadingLabel={words.opening}
            onClick={onMessage}
          >
            {words.message}
          </Button>
          <Button
            variant="outline"
            leading={<Ban aria-hidden="true" />}
            loading={blocking}
            onClick={() => setAsking(true)}
          >
            {words.block}
          </Button>
        </>
      )}
      {children}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.blockTitle(student.name)}
        description={words.blockText}
        confirmLabel={words.block}
        cancelLabel={words.cancel}
        onConfirm={() => {
          setAsking(false);
          onBlock({ block: true });
        }}
      />
    </>
  );
}
