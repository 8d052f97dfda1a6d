import type { Conversation } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './messages.catalogue.js';

/** Avatar of the other participant, with a mark while they are online. A deleted account has neither. */
export function ParticipantAvatar({ participant }: { participant: Conversation['otherParticipant'] }) {
  const t = useMessages(catalogue);
  const { name, presence, profileImage } = participant;
  const src = name === null ? undefined : (profileImage ?? undefined);
  if (name === null || presence !== 'online')
    return <Avatar aria-hidden="true" name={name ?? '?'} src={src} />;
  return <Avatar name={name} src={src} presence={presence} presenceLabel={t.online} />;
}
