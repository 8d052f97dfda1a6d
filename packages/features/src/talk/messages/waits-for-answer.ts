import type { Message } from '@campushive/contract';
import type { Unsent } from './outbox/outbox.js';

interface Written {
  readonly messages: readonly Pick<Message, 'senderId'>[];
  readonly unsent: readonly Pick<Unsent, 'status'>[];
  readonly myId: string;
}

/** Returns true when the viewer wrote last. Refused messages, for example from a blocked student, get no reply. */
export function waitsForAnswer({ messages, unsent, myId }: Written): boolean {
  if (unsent.some(({ status }) => status === 'failed')) return false;
  return unsent.length > 0 || messages.at(-1)?.senderId === myId;
}
