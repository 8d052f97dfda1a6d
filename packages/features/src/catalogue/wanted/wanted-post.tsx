import type { Wanted } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { DescriptionList } from '@campushive/ui/description-list';
import { Heading } from '@campushive/ui/heading';
import { longDate, TextLink, useCampus, useDateFormat, useMessages } from '../../kernel/index.js';
import { Since } from '../../shared/since.js';
import { topicNames } from '../parts/topics/topic-card.js';
import { useWantedTerms } from './use-wanted-terms.js';
import { catalogue } from './wanted.catalogue.js';
import type { ReadyWantedPost } from './use-wanted-post.js';

/** Title, author, text and facts of a wanted post. */
export function WantedPost({ post, isOwn }: Pick<ReadyWantedPost, 'post' | 'isOwn'>) {
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
