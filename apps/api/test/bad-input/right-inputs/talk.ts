import type { CallName } from '@campushive/contract';
import {
  conversation,
  message,
  data,
  group,
  listing,
  nothing,
  page,
  right,
  type RightInput,
} from '../ingredients.js';

/** Right inputs of the calls of talk. */
export const talkInputs = {
  'threads.list': right(() => ({ kind: 'direct', folder: 'archived', limit: '5' })),
  'threads.open': right(async (world) => ({ recipientId: world.other.id, hiveId: await listing(world) })),
  'threads.get': right(async (world) => ({ id: await conversation(world) })),
  'threads.messages': right(async (world) => ({ id: await conversation(world), limit: '5' })),
  'threads.send': right(async (world) => ({
    id: await conversation(world),
    content: 'Is it still there?',
    clientId: 'mine-2',
  })),
  'threads.unsend': right(async (world) => ({
    id: await conversation(world),
    messageId: await message(world),
  })),
  'threads.search': right(async (world) => ({ id: await conversation(world), q: 'still', limit: '5' })),
  'threads.markRead': right(async (world) => ({ id: await conversation(world) })),
  'threads.mute': right(async (world) => ({ id: await conversation(world), muted: true })),
  'threads.archive': right(async (world) => ({ id: await conversation(world), archived: true })),
  'threads.members': right(async (world) => ({ id: await conversation(world), limit: '5' })),
  'threads.readers': right(async (world) => ({
    id: await conversation(world),
    messageId: await message(world),
  })),
  'threads.received': nothing,
  'threads.unreadCount': nothing,
  'messages.conversations': page,
  'messages.open': right(async (world) => ({ recipientId: world.other.id, hiveId: await listing(world) })),
  'messages.conversation': right(async (world) => ({ id: await conversation(world) })),
  'messages.list': right(async (world) => ({ id: await conversation(world), limit: '5', offset: '0' })),
  'messages.markRead': right(async (world) => ({ id: await conversation(world) })),
  'messages.send': right(async (world) => ({
    conversationId: await conversation(world),
    content: 'Is it still there?',
    clientId: 'mine-1',
  })),
  'messages.unsend': right(async (world) => ({ id: await message(world) })),
  'messages.search': right(async (world) => ({ id: await conversation(world), q: 'still', limit: '5' })),
  'messages.mute': right(async (world) => ({ id: await conversation(world), muted: true })),
  'messages.archive': right(async (world) => ({ id: await conversation(world), archived: true })),
  'messages.received': nothing,
  'messages.unreadCount': nothing,
  'groups.list': right(() => ({ folder: 'archived' })),
  'groups.get': right(async (world) => ({ id: await group(world) })),
  'groups.messages': right(async (world) => ({ id: await group(world), limit: '5' })),
  'groups.send': right(async (world) => ({
    id: await group(world),
    content: 'Who brings the speaker?',
    clientId: 'mine-1',
  })),
  'groups.markRead': right(async (world) => ({ id: await group(world) })),
  'groups.mute': right(async (world) => ({ id: await group(world), muted: true })),
  'groups.archive': right(async (world) => ({ id: await group(world), archived: true })),
  'groups.members': right(async (world) => ({ id: await group(world), limit: '5' })),
  'groups.search': right(async (world) => ({ id: await group(world), q: 'speaker', limit: '5' })),
  'groups.unsend': right(async (world) => {
    const id = await group(world);
    const { id: messageId } = await data(world, 'POST', `/groups/${id}/messages`, { content: 'Never mind' });
    return { id, messageId };
  }),
  'groups.readers': right(async (world) => {
    const id = await group(world);
    const { id: messageId } = await data(world, 'POST', `/groups/${id}/messages`, { content: 'Who comes?' });
    return { id, messageId };
  }),
} satisfies Partial<Record<CallName, readonly RightInput[]>>;
