import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { ChevronRight, ImageOff, Store, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
import { catalogue } from './received-share.catalogue.js';
import { ShareChatList } from './share-chat-list.js';
import type { ReceivedShareControl, ShareState } from './use-received-share.js';

export interface ReceivedShareViewProps {
  /** Received content with its possible places. */
  share: ReceivedShareControl;
}

/** Content that another app shared, and its possible places. */
export function ReceivedShareView({ share }: ReceivedShareViewProps) {
  const t = useMessages(catalogue);
  const { state } = share;
  switch (state.status) {
    case 'loading':
      return (
        <div
          role="status"
          aria-busy="true"
          aria-label={t.loading}
          className="page grid animate-late-in gap-4 page-xl py-4"
        >
          <Skeleton className="h-28" />
        </div>
      );
    case 'lost':
      return <Nothing title={t.lostTitle}>{t.lost}</Nothing>;
    case 'none':
      return <Nothing title={t.noneTitle}>{t.none}</Nothing>;
    case 'empty':
      return (
        <Nothing title={t.emptyTitle}>
          <OmittedFilesText leftOut={state.leftOut} /> {t.empty}
        </Nothing>
      );
    case 'ready':
      return <Ready share={share} state={state} />;
    default:
      return state satisfies never;
  }
}

function Nothing({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages(catalogue);
  return (
    <EmptyState
      kind="nothing-found"
      headingLevel={1}
      icon={<ImageOff />}
      title={title}
      description={children}
      action={
        <Button asChild>
          <Link to={{ to: 'dashboard' }}>{t.home}</Link>
        </Button>
      }
    />
  );
}

function Ready({
  share,
  state,
}: ReceivedShareViewProps & { state: Extract<ShareState, { status: 'ready' }> }) {
  const t = useMessages(catalogue);
  const { stall, working, problem, onChoose } = share;
  const { type, size, many } = state.leftOut;
  return (
    <div className="page grid content-start gap-4 page-xl py-4">
      <Heading level={1}>{t.title}</Heading>
      <Content state={state} />
      {type + size + many === 0 ? null : (
        <Alert tone="warning">
          <OmittedFilesText leftOut={state.leftOut} />
        </Alert>
      )}
      {problem === null ? null : (
        <Alert tone="danger">
          {{ 'no-room': t.noRoom, 'no-slot': t.noSlot, upload: t.uploadFailed }[problem]}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {working === null ? '' : t.working}
      </p>
      <div className="grid gap-2">
        <Place icon={<Tag />} title={t.sell} text={t.sellText} onPress={() => onChoose({ to: 'sell' })} />
        {stall === null ? null : (
          <Place
            icon={<Store />}
            title={t.stall}
            text={t.stallText}
            onPress={() => onChoose({ to: 'stall' })}
          />
        )}
      </div>
      <ShareChatList chats={share.chats} onChoose={onChoose} />
      <Button variant="ghost" onClick={share.onDiscard}>
        {t.discard}
      </Button>
    </div>
  );
}

function Content({ state: { pictures, text } }: { state: Extract<ShareState, { status: 'ready' }> }) {
  const t = useMessages(catalogue);
  return (
    <>
      {pictures.length === 0 ? null : (
        <ul aria-label={t.pictures} className="flex flex-wrap gap-2">
          {pictures.map(({ key, src }, index) => (
            <li key={key}>
              <img
                src={src}
                alt={t.picture(index + 1)}
                width={80}
                height={100}
                className="h-25 w-20 rounded-control bg-fill object-cover text-xs"
              />
            </li>
          ))}
        </ul>
      )}
      {text === '' ? null : (
        <p dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
    </>
  );
}

/** Sentences on the files that were left out. Renders nothing without one. */
function OmittedFilesText({ leftOut }: { leftOut: { type: number; size: number; many: number } }) {
  const t = useMessages(catalogue);
  const { type, size, many } = leftOut;
  const texts = [
    type === 0 ? null : t.notPictures(type),
    size === 0 ? null : t.tooLarge(size, MAX_PHOTO_BYTES / 1024 ** 2),
    many === 0 ? null : t.tooMany(many, MAX_PHOTOS),
  ];
  return texts.filter((text) => text !== null).join(' ');
}

interface PlaceProps {
  icon: ReactNode;
  title: string;
  text: string;
  onPress: () => void;
}

function Place({ icon, title, text, onPress }: PlaceProps) {
  return (
    <UnstyledButton
      onClick={onPress}
      className="flex min-h-16 items-center gap-3 rounded-card border border-line-strong bg-surface px-4 py-3 text-start hover:bg-fill"
    >
      <span aria-hidden="true" className="shrink-0">
        {icon}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-bold">{title}</span>
        <span className="block text-sm text-fg-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-fg-muted rtl:-scale-x-100" />
    </UnstyledButton>
  );
}
