import type { Wanted } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { DescriptionList } from '@campushive/ui/description-list';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { ArrowLeft, HandHelping } from 'lucide-react';
import {
  Link,
  longDate,
  TextLink,
  useCampus,
  useHives,
  useDateFormat,
  useMessages,
  useNavigation,
  useUser,
} from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { ListingCard, ListingGrid, ListingGridSkeleton } from '../parts/listing-card/index.js';
import { NotReady } from '../../shared/not-ready.js';
import { ReportButton } from '../../base/parts/reports/index.js';
import { ShareButton } from '../parts/share/share-button.js';
import { Since } from '../../shared/since.js';
import { topicNames } from '../parts/topics/topic-card.js';
import { useWantedTerms } from './use-wanted-terms.js';
import type { WantedPostState } from './use-wanted-post.js';
import { catalogue } from './wanted.catalogue.js';

type Ready = Extract<WantedPostState, { status: 'ready' }>;

export interface WantedPostViewProps {
  /** Wanted post, or the reason that it is missing. */
  state: WantedPostState;
  /** Path to open after login. Default: the post. */
  address?: string | undefined;
  /** Opens the answer dialog. */
  onAnswer: () => void;
  /** Opens the form to edit the viewer's own post. */
  onEdit: () => void;
}

/** Wanted post with its author and the answers. */
export function WantedPostView(props: WantedPostViewProps) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const isVisitor = useUser() === null;
  const { state } = props;
  // Sharing is hidden for posts that others cannot read.
  const isShared = state.status === 'ready' && !['hidden', 'removed'].includes(state.post.status);
  return (
    <div className="page grid page-5xl grid-cols-1 content-start gap-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {isVisitor ? (
          <TextLink
            standalone
            to={{ to: 'category', id: 'essentials' }}
            className="inline-flex items-center gap-1.5"
          >
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            {t.backTo(hiveNamed('essentials').title)}
          </TextLink>
        ) : (
          <TextLink standalone to={{ to: 'wanted' }} className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.backToAll}
          </TextLink>
        )}
        {isShared ? (
          <ShareButton title={state.post.title} to={{ to: 'wantedPost', id: state.post.id }} />
        ) : null}
      </div>
      <Content {...props} />
    </div>
  );
}

function Content({ state, address, onAnswer, onEdit }: WantedPostViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<HandHelping />} failed={t.postFailed} retry={t.retry}>
          <Skeleton className="h-40 rounded-card" />
        </NotReady>
      );
    case 'missing':
      return <EmptyState kind="nothing-found" headingLevel={1} icon={<HandHelping />} title={t.notFound} />;
    case 'ready':
      return (
        <div className="grid grid-cols-1 gap-5 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-10">
          <div className="grid grid-cols-1 content-start gap-5">
            <Post post={state.post} isOwn={state.isOwn} />
          </div>
          <div className="grid grid-cols-1 content-start gap-4">
            {state.isVisitor ? (
              <ForVisitors post={state.post} address={address} />
            ) : (
              <Actions state={state} onAnswer={onAnswer} onEdit={onEdit} />
            )}
          </div>
          {state.isVisitor ? null : (
            <div className="grid grid-cols-1 md:col-span-full">
              <Answers state={state} />
            </div>
          )}
        </div>
      );
    default:
      return state satisfies never;
  }
}

function Post({ post, isOwn }: Pick<Ready, 'post' | 'isOwn'>) {
  const t = useMessages(catalogue);
  const { title, details, status, warning } = post;
  return (
    <>
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="essentials" size="sm">
            {t.title}
          </Badge>
          {status === 'open' ? null : <Badge size="sm">{t.statuses[status]}</Badge>}
        </div>
        <Heading level={1} className="wrap-anywhere">
          {title}
        </Heading>
        {isOwn ? null : <Poster post={post} />}
      </header>
      {warning === null ? null : <Alert tone="warning">{t.warnings[warning]}</Alert>}
      {isOwn || status === 'open' ? null : <Alert>{t.closedText}</Alert>}
      {isOwn ? <OwnState post={post} /> : null}
      {details === '' ? null : <p className="wrap-anywhere whitespace-pre-line">{details}</p>}
      <Facts post={post} />
    </>
  );
}

function Poster({ post: { postedBy, createdAt, renewedAt } }: { post: Wanted }) {
  const t = useMessages(catalogue);
  const name = postedBy.name ?? t.visitorPoster;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-fg-muted">
      <Avatar
        size="sm"
        name={name}
        aria-hidden="true"
        verified={postedBy.isVerified}
        src={postedBy.profileImage ?? undefined}
      />
      {postedBy.name === null ? (
        name
      ) : (
        <TextLink dir="auto" standalone to={{ to: 'user', id: postedBy.id }} className="wrap-anywhere">
          {name}
        </TextLink>
      )}
      <Since date={renewedAt ?? createdAt} />
    </p>
  );
}

function OwnState({ post: { id, status } }: { post: Wanted }) {
  const t = useMessages(catalogue);
  const texts = {
    open: null,
    closed: t.closedText,
    ended: t.endedText,
    hidden: t.hiddenText,
    removed: t.removedText,
  };
  const text = texts[status];
  if (text === null) return null;
  const isAway = status === 'hidden' || status === 'removed';
  const lead = isAway ? (
    <TextLink standalone to={{ to: 'appeal', id }}>
      {t.seeDecision}
    </TextLink>
  ) : null;
  return <Alert action={lead}>{text}</Alert>;
}

function Facts({ post }: { post: Wanted }) {
  const t = useMessages(catalogue);
  const topics = useMessages(topicNames);
  const campus = useCampus();
  const dateFormat = useDateFormat();
  const { most, condition } = useWantedTerms(post);
  const facts: readonly (readonly [string, string | null])[] = [
    [t.facts.most, most],
    [t.facts.condition, condition],
    [t.facts.category, post.category === null ? null : topics[post.category]],
    [t.facts.campus, findUniversity(campus, post.universityId)?.displayName ?? null],
    [t.facts.until, post.status === 'open' ? longDate(post.endsAt, dateFormat) : null],
  ];
  return (
    <DescriptionList
      items={facts.flatMap(([term, details]) => (details === null ? [] : [{ term, details }]))}
    />
  );
}

/** Prompt for visitors, who can read the post and answer after login. */
function ForVisitors({ post, address }: { post: Wanted } & Pick<WantedPostViewProps, 'address'>) {
  const t = useMessages(catalogue);
  const navigation = useNavigation();
  const from = address ?? navigation.href({ to: 'wantedPost', id: post.id }, 'anyone');
  return (
    <>
      <p className="text-sm text-fg-muted">{t.answers(post.answerCount)}</p>
      {post.status === 'open' ? (
        <Card className="grid gap-3">
          <p className="text-sm text-fg-muted">{t.visitorText}</p>
          <Button asChild variant="primary" fullWidth>
            <Link to={{ to: 'login', from }}>{t.logInToAnswer}</Link>
          </Button>
        </Card>
      ) : null}
    </>
  );
}

function Actions({
  state,
  onAnswer,
  onEdit,
}: { state: Ready } & Pick<WantedPostViewProps, 'onAnswer' | 'onEdit'>) {
  const t = useMessages(catalogue);
  const { post, isOwn, isRenewable, acting } = state;
  const isOpen = post.status === 'open';
  if (!isOwn)
    return (
      <div className="flex flex-wrap items-center gap-3">
        {isOpen ? (
          <Button variant="primary" onClick={onAnswer}>
            {t.have}
          </Button>
        ) : null}
        <ReportButton thing={{ type: 'wanted', id: post.id }} />
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {isOpen || post.status === 'ended' ? (
        <>
          <Button variant="outline" loading={acting === 'close'} onClick={state.onClose}>
            {t.found}
          </Button>
          <Button variant="ghost" onClick={onEdit}>
            {t.edit}
          </Button>
        </>
      ) : null}
      {isRenewable ? (
        <Button variant="outline" loading={acting === 'renew'} onClick={state.onRenew}>
          {post.status === 'closed' ? t.again : t.renew}
        </Button>
      ) : null}
    </div>
  );
}

/** Answers to a post. Its author sees all. Others see the number and their own. */
function Answers({ state: { post, isOwn, answers } }: { state: Ready }) {
  const t = useMessages(catalogue);
  const isNothing = answers.status === 'ready' && answers.listings.length === 0;
  if (isNothing && !isOwn) return <p className="text-sm text-fg-muted">{t.answers(post.answerCount)}</p>;
  return (
    <section className="grid grid-cols-1 gap-3">
      <Heading level={2}>{isOwn ? t.answersTitle : t.myAnswersTitle}</Heading>
      {isNothing ? <p className="text-fg-muted">{t.noAnswersText}</p> : null}
      <AnswerList answers={answers} />
    </section>
  );
}

function AnswerList({ answers }: Pick<Ready, 'answers'>) {
  const t = useMessages(catalogue);
  switch (answers.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="animate-late-in">
          <ListingGridSkeleton hive="essentials" count={2} />
        </div>
      );
    case 'failed':
      return (
        <FailedAlert retry={t.retry} onRetry={answers.retry}>
          {t.answersFailed}
        </FailedAlert>
      );
    case 'ready':
      return answers.listings.length === 0 ? null : (
        <ListingGrid hive="essentials">
          {answers.listings.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} />
            </li>
          ))}
        </ListingGrid>
      );
    default:
      return answers satisfies never;
  }
}
