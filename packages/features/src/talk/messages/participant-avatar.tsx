import type { Conversation } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './messages.catalogue.js';

/** Avatar of the other participant, with presence. A deleted account has neither. */
export function ParticipantAvatar({ participant }: { participant: Conversation['otherParticipant'] }) {
  const t = useMessages(catalogue);
  const { name, presence, profileImage } = participant;
  if (name === null) return <Avatar aria-hidden="true" name="?" />;
  return (
    <Avatar name={name} src={profileImage ?? undefined} presence={presence} presenceLabel={t[presence]} />
  );
}
