import type { ClientEvents, Message, ServerEvents } from '@campushive/contract';
import { ApiError } from '@campushive/contract/errors';
import type { OutgoingMessage } from '@campushive/features';
import { io, type Socket } from 'socket.io-client';

export type CampusSocket = Socket<ServerEvents, ClientEvents>;

const CONNECT_TIMEOUT_MS = 20_000;
const ACKNOWLEDGE_TIMEOUT_MS = 10_000;

/** Opens a socket that connects only on demand. realtime.ts schedules retries. */
export function openSocket(url: string, token: string): CampusSocket {
  return io(url, {
    path: '/socket.io',
    auth: { token },
    transports: ['websocket', 'polling'],
    timeout: CONNECT_TIMEOUT_MS,
    autoConnect: false,
    reconnection: false,
    // After a sign-out, the next student needs a new connection.
    forceNew: true,
  });
}

/** Reports that this page has opened or closed a `conversation <id>` or a `listing <id>`. */
export function emitOpen(socket: CampusSocket, subject: string, isOpen: boolean): void {
  const [kind, id = ''] = subject.split(' ');
  if (kind === 'listing') socket.emit(isOpen ? 'watchListing' : 'unwatchListing', { hiveId: id });
  else socket.emit(isOpen ? 'joinConversation' : 'leaveConversation', { conversationId: id });
}

/** Sends a message. Resolves when the server confirms that it is stored. */
export async function sendAcknowledged(
  socket: CampusSocket,
  { conversationId: threadId, recipientId: _recipientId, ...message }: OutgoingMessage,
): Promise<Message> {
  const answer = await socket
    .timeout(ACKNOWLEDGE_TIMEOUT_MS)
    .emitWithAck('sendToThread', { threadId, ...message })
    .catch(() => undefined);
  if (answer === undefined) throw new ApiError({ code: 'network', status: 0, message: 'No connection.' });
  if (answer.status === 'success') return answer.data;
  throw new ApiError({ ...answer, status: 0 });
}

/** Returns the contract's error code of a refused handshake. Undefined without one. */
export function refusalOf(error: Error): string | undefined {
  const { data } = error as { data?: { code?: unknown } };
  return typeof data?.code === 'string' ? data.code : undefined;
}
