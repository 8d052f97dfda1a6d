import { holding, type Holding } from '../../base/personal-data/personal-data.js';
import { isInTalksOf } from './exported-messages.js';
import { conversations, messages, participations } from '../../platform/database/schema/index.js';

/** Tables of conversations with a student's id. */
export const TALK_HOLDINGS: readonly Holding[] = [
  holding(
    conversations,
    [conversations.firstUserId, conversations.secondUserId, conversations.openedById],
    'kept',
  ),
  // Participations in groups are deleted.
  holding(participations, [participations.userId], 'emptied'),
  { ...holding(messages, [messages.senderId], 'kept'), isExported: isInTalksOf },
];
