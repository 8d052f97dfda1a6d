import { Avatar } from '@campushive/ui/avatar';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { useMessages } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { catalogue } from './received-share.catalogue.js';
import type { ShareChats, ShareChoice } from './use-received-share.js';

interface ShareChatListProps {
  chats: ShareChats;
  onChoose: (choice: ShareChoice) => void;
}

/** Recent chats. A press opens the chat with the content in its composer, unsent. */
export function ShareChatList({ chats, onChoose }: ShareChatListProps) {
  const t = useMessages(catalogue);
  return (
    <section className="grid gap-1">
      <Heading level={2} size="subsection">
        {t.chat}
      </Heading>
      <p className="text-sm text-fg-muted">{t.chatText}</p>
      <Chats chats={chats} onChoose={onChoose} />
    </section>
  );
}

function Chats({ chats, onChoose }: ShareChatListProps) {
  const t = useMessages(catalogue);
  if (chats.status === 'loading') return <Skeleton className="h-16" />;
  if (chats.status === 'failed') return <FailedAlert onRetry={chats.retry}>{t.chatsFailed}</FailedAlert>;
  const open = chats.chats.filter(({ otherParticipant }) => otherParticipant.name !== null);
  if (open.length === 0) return <p className="py-2">{t.noChats}</p>;
  return (
    <ul className="grid">
      {open.map(({ id, otherParticipant: { name, profileImage }, listing }) => (
        <li key={id}>
          <UnstyledButton
            onClick={() => onChoose({ to: 'chat', id })}
            className="flex min-h-14 w-full items-center gap-3 rounded-card px-2 py-2 text-start hover:bg-fill"
          >
            <Avatar aria-hidden="true" name={name ?? t.unknownUser} src={profileImage ?? undefined} />
            <span className="grid min-w-0">
              <span dir="auto" className="truncate font-semibold">
                {name}
              </span>
              {listing === null ? null : (
                <span dir="auto" className="truncate text-sm text-fg-muted">
                  {listing.title}
                </span>
              )}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
