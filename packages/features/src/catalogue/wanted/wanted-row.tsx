import type { Wanted } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Badge } from '@campushive/ui/badge';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Link, useCampus, useMessages, useUser } from '../../kernel/index.js';
import { Since } from '../../shared/since.js';
import { useWantedTerms } from './use-wanted-terms.js';
import { catalogue } from './wanted.catalogue.js';
import { FactLine } from '../../shared/fact-line.js';

export interface WantedRowProps {
  /** Wanted post of the row. */
  post: Wanted;
  /** Viewer's own posts: shows the status instead of the author. */
  isOwn: boolean;
}

/** Row of a wanted post: title, price limit, campus and number of answers. */
export function WantedRow({ post, isOwn }: WantedRowProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const user = useUser();
  const { most, condition } = useWantedTerms(post);
  const where = findUniversity(campus, post.universityId)?.displayName ?? null;
  const isYours = !isOwn && post.postedById === user?.id;
  const wishes = [most, condition].filter((one) => one !== null);
  return (
    <Card data-slot="wanted-row" padding="sm" className="grid h-full content-start gap-1">
      <div className="flex items-start gap-3">
        <Heading level={2} size="item" className="min-w-0 grow leading-snug">
          <Link
            to={{ to: 'wantedPost', id: post.id }}
            className="block hover:underline coarse:-my-2.5 coarse:py-2.5"
          >
            <span dir="auto" className="line-clamp-2 min-h-6 wrap-anywhere">
              {post.title}
            </span>
          </Link>
        </Heading>
        {isOwn ? (
          <Badge tone={post.status === 'open' ? 'success' : 'neutral'} size="sm" className="mt-0.5 shrink-0">
            {t.statuses[post.status]}
          </Badge>
        ) : isYours ? (
          <Badge tone="neutral" size="sm" className="mt-0.5 shrink-0">
            {t.yours}
          </Badge>
        ) : null}
      </div>
      <FactLine className="font-semibold tabular-nums" facts={wishes} />
      <FactLine
        className="text-sm text-fg-muted"
        facts={[
          t.answers(post.answerCount),
          isOwn ? null : where,
          <Since date={post.renewedAt ?? post.createdAt} />,
        ]}
      />
    </Card>
  );
}
