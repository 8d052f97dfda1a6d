import { Heading } from '@campushive/ui/heading';
import { useMessages } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { ListingCard, ListingGrid, ListingGridSkeleton } from '../parts/listing-card/index.js';
import { catalogue } from './wanted.catalogue.js';
import type { ReadyWantedPost } from './use-wanted-post.js';

/** Answers to a post. Its author sees all. Others see the number and their own. */
export function WantedAnswers({ state: { post, isOwn, answers } }: { state: ReadyWantedPost }) {
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

function AnswerList({ answers }: Pick<ReadyWantedPost, 'answers'>) {
  const t = useMessages(catalogue);
  switch (answers.status) {
    case 'loading':
      return (
        <div aria-busy="true" className="animate-late-in">
          <ListingGridSkeleton hive="essentials" count={2} />
        </div>
      );
    case 'failed':
      return <FailedAlert onRetry={answers.retry}>{t.answersFailed}</FailedAlert>;
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
