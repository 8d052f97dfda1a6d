import { ApiError } from '@campushive/contract/errors';
import type { ClientEvents, Message, ServerEvents } from '@campushive/contract';
import type { Connection, RealtimePort } from '@campushive/features';
import { io, type Socket } from 'socket.io-client';

export type CampusSocket = Socket<ServerEvents, ClientEvents>;
export type Outgoing = Parameters<RealtimePort['sendMessage']>[0];

interface SocketEvents {
  /** What is looked at, told to the server at every connection: see `tellOpen`. */
  readonly held: ReadonlyMap<string, number>;
  become(connection: Connection): void;
  hear(event: keyof ServerEvents, payload: unknown): void;
  /** The server does not know the token any more. */
  sessionEnded(suspended: boolean): void;
}

const ACKNOWLEDGED_WITHIN = 10_000;
/** A page that nobody looks at is away after this. */
const AWAY_AFTER = 5 * 60_000;

let latest: CampusSocket | undefined;
let away: ReturnType<typeof setTimeout> | undefined;
document.addEventListener('visibilitychange', () => {
  clearTimeout(away);
  if (document.visibilityState === 'visible') latest?.emit('presence', { presence: 'online' });
  else away = setTimeout(() => latest?.emit('presence', { presence: 'away' }), AWAY_AFTER);
});

/** A connection that comes back by itself, ten times. */
export function openSocket(
  url: string,
  token: string,
  { held, become, hear, sessionEnded }: SocketEvents,
): CampusSocket {
  const socket: CampusSocket = io(url, {
    path: '/socket.io',
    auth: { token },
    transports: ['websocket', 'polling'],
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    reconnectionAttempts: 10,
    timeout: 20_000,
  });
  latest = socket;
  socket.on('connect', () => {
    for (const what of held.keys()) tellOpen(socket, what, true);
    become('online');
  });
  socket.on('disconnect', (reason) => {
    become('offline');
    // The server hung up: it ended the session, or it restarts. Asking tells which.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', (error) => {
    become('offline');
    const code = (error as { data?: { code?: string } }).data?.code;
    if (code === 'account_suspended') sessionEnded(true);
    else if (code === 'session_expired' || code === 'unauthenticated') sessionEnded(false);
  });
  socket.onAny((event: keyof ServerEvents, ...payloads: unknown[]) => hear(event, payloads[0]));
  return socket;
}

/** Says that this page has a `conversation <id>` or a `listing <id>` open, or no longer. */
export function tellOpen(socket: CampusSocket | undefined, what: string, isOpen: boolean): void {
  const [kind, id = ''] = what.split(' ');
  if (kind === 'listing') socket?.emit(isOpen ? 'watchListing' : 'unwatchListing', { hiveId: id });
  else socket?.emit(isOpen ? 'joinConversation' : 'leaveConversation', { conversationId: id });
}

/** Sends a message and waits until the server says that it is stored. */
export async function acknowledged(socket: CampusSocket, payload: Outgoing): Promise<Message> {
  const answer = await socket
    .timeout(ACKNOWLEDGED_WITHIN)
    .emitWithAck('sendMessage', payload)
    .catch(() => undefined);
  if (answer === undefined) throw new ApiError({ code: 'network', status: 0, message: 'No connection.' });
  if (answer.status === 'success') return answer.data;
  throw new ApiError({ ...answer, status: 0 });
}
