import type { Wanted } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Skeleton } from '@campushive/ui/skeleton';
import { ArrowLeft, HandHelping } from 'lucide-react';
import { Link, TextLink, useHives, useMessages, useNavigation, useUser } from '../../kernel/index.js';
import { NotReady } from '../../shared/not-ready.js';
import { ReportButton } from '../../base/parts/reports/index.js';
import { ShareButton } from '../parts/share/share-button.js';
import type { ReadyWantedPost, WantedPostState } from './use-wanted-post.js';
import { catalogue } from './wanted.catalogue.js';
import { WantedPost } from './wanted-post.js';
import { WantedAnswers } from './wanted-answers.js';

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
        <NotReady state={state} icon={<HandHelping />} failed={t.postFailed}>
          <Skeleton className="h-40 rounded-card" />
        </NotReady>
      );
    case 'missing':
      return <EmptyState kind="nothing-found" headingLevel={1} icon={<HandHelping />} title={t.notFound} />;
    case 'ready':
      return (
        <div className="grid grid-cols-1 gap-5 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-10">
          <div className="grid grid-cols-1 content-start gap-5">
            <WantedPost post={state.post} isOwn={state.isOwn} />
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
              <WantedAnswers state={state} />
            </div>
          )}
        </div>
      );
    default:
      return state satisfies never;
  }
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
}: { state: ReadyWantedPost } & Pick<WantedPostViewProps, 'onAnswer' | 'onEdit'>) {
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
