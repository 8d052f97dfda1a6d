import type { Conversation } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { ArrowLeft, BellOff } from 'lucide-react';
import { Link, useCampus, useMessages } from '../../../kernel/index.js';
import type { ThreadDealSlots } from '../deal-slots.js';
import { catalogue } from '../messages.catalogue.js';
import { OptionsButton } from '../options-button.js';
import { ParticipantAvatar } from '../participant-avatar.js';
import type { Thread } from './use-thread.js';

interface ThreadHeaderProps extends Pick<Thread, 'onUnblock' | 'onMute' | 'onArchive'> {
  conversation: Conversation;
  onSearch: () => void;
  /** Leads to the pending offer. */
  onAnswer: () => void;
  deal: ThreadDealSlots;
}

const loadMenu = () => import('./thread-menu.js');

/** Header of a conversation: participant, listing and next step of the deal. Two lines, so that large text leaves room for messages. */
export function ThreadHeader({ conversation, onAnswer, deal, ...actions }: ThreadHeaderProps) {
  const t = useMessages(catalogue);
  const { otherParticipant, listing } = conversation;
  const name = otherParticipant.name ?? t.unknownUser;
  const { institutions } = useCampus();
  const university =
    institutions.find((one) => one.name === otherParticipant.university)?.displayName ??
    otherParticipant.university;
  return (
    <header className="@container border-b border-line bg-surface pt-safe">
      <div className="flex flex-wrap items-center gap-3 px-gutter py-3 @max-3xs:flex-nowrap @max-3xs:gap-1 @max-3xs:py-1">
        <span className="-ml-2 lg:hidden">
          <IconButton variant="ghost" label={t.back} asChild>
            <Link to={{ to: 'messages' }}>
              <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </Link>
          </IconButton>
        </span>
        <div className="relative flex min-w-0 grow basis-32 items-center gap-3">
          <span className="@max-3xs:hidden">
            <ParticipantAvatar participant={otherParticipant} />
          </span>
          <div className="min-w-0 flex-1">
            <Heading level={2} size="subsection" data-page-heading className="truncate">
              {otherParticipant.name === null ? (
                name
              ) : (
                <Link
                  dir="auto"
                  to={{ to: 'user', id: otherParticipant.id }}
                  className="after:absolute after:inset-0"
                >
                  {name}
                </Link>
              )}
            </Heading>
            <p className="truncate text-sm text-fg-muted">
              {conversation.muted ? (
                <>
                  <BellOff aria-hidden="true" className="me-1 inline size-4" />
                  <span className="sr-only">{t.muted} · </span>
                </>
              ) : null}
              {otherParticipant.name === null ? null : t[otherParticipant.presence]}
              {university === null ? '' : ` · ${university}`}
            </p>
          </div>
        </div>
        <span className="ml-auto sm:-mr-2">
          <OptionsButton label={t.conversationOptions} load={loadMenu}>
            {({ ThreadMenu }, place) => <ThreadMenu {...actions} {...place} conversation={conversation} />}
          </OptionsButton>
        </span>
      </div>
      {listing === null ? null : deal.header({ conversation, listing, onAnswer })}
    </header>
  );
}
