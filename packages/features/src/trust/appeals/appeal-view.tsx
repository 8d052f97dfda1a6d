import type { TakedownShown } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Card } from '@campushive/ui/card';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { ArrowLeft, EyeOff } from 'lucide-react';
import { dateTime, TextLink, useDateFormat, useMessages } from '../../kernel/index.js';
import { NotReady } from '../../shared/not-ready.js';
import { PhotoPicture } from '../../shared/photo-picture.js';
import { AppealCard } from './appeal-card.js';
import { Quote } from './appeal-part.js';
import { catalogue } from './appeals.catalogue.js';
import type { AppealForm } from './use-appeal-form.js';
import type { AppealState } from './use-appeal.js';

/** Result of `useAppeal`: the decision about a listing, and the form of the appeal. */
export interface AppealViewProps {
  /** Decision, appeal and outcome. */
  state: AppealState;
  /** Form of the appeal. */
  form: AppealForm;
}

/** Moderator's decision about the viewer's listing or wanted post: the reason, and the appeal. */
export function AppealView({ state, form }: AppealViewProps) {
  const t = useMessages(catalogue);
  const isPost = state.status === 'ready' && state.takedown.wanted !== null;
  return (
    <div className="page grid page-2xl grid-cols-1 content-start gap-4 py-4">
      <div>
        <TextLink
          standalone
          to={isPost ? { to: 'wanted', mine: true } : { to: 'myListings', group: 'ended' }}
          className="inline-flex items-center gap-1.5"
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {isPost ? t.post.back : t.back}
        </TextLink>
        <Heading level={1}>{isPost ? t.post.title : t.title}</Heading>
      </div>
      <Content state={state} form={form} />
    </div>
  );
}

function Content({ state, form }: AppealViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<EyeOff />} failed={t.failed}>
          <Skeleton className="h-56" />
          <Skeleton className="h-72" />
        </NotReady>
      );
    case 'missing':
      return (
        <EmptyState kind="nothing-found" icon={<EyeOff />} title={t.missing} description={t.missingText} />
      );
    case 'ready':
      return (
        <>
          <Decision takedown={state.takedown} />
          <AppealCard takedown={state.takedown} form={form} />
        </>
      );
    default:
      return state satisfies never;
  }
}

function Decision({ takedown }: { takedown: TakedownShown }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { listing, wanted, kind, reason, decidedAt } = takedown;
  const words = wanted === null ? t : t.post;
  const photo = listing?.photo ?? null;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-3">
        {photo === null ? null : (
          <div className="size-20 shrink-0 overflow-hidden rounded-control [&_img]:size-full [&_img]:object-cover">
            <PhotoPicture photo={photo} alt="" sizes="80px" />
          </div>
        )}
        <div className="grid min-w-0 grow basis-40 content-start justify-items-start gap-1">
          <Heading level={2} size="item" className="max-w-full">
            {(listing ?? wanted)?.title}
          </Heading>
          <Badge tone={kind === 'reports' ? 'warning' : 'danger'} size="sm">
            {kind === 'hide' ? t.kinds.hide : words.kinds[kind]}
          </Badge>
          {decidedAt === null ? null : (
            <p className="text-sm text-fg-muted">{t.decidedOn(dateTime(decidedAt, dateFormat))}</p>
          )}
        </div>
      </div>
      {kind === 'reports' ? (
        <p>{words.kindTexts.reports}</p>
      ) : (
        <Quote title={t.why}>{reason ?? t.noReason}</Quote>
      )}
      {takedown.mayAppeal ? (
        <p className="text-sm text-fg-muted">{kind === 'hide' ? t.kindTexts.hide : words.kindTexts[kind]}</p>
      ) : null}
    </Card>
  );
}
