import type { Platform } from '../../platform/platform.js';
import { signPhotos } from '../uploads/private-photos.js';
import { toMessage } from './presenters.js';
import { findHearers, findQuotedInGroup, type GroupMessageRow } from './store.js';

/**
 * Brings a message to the pages of all who hear of its writer. What it answers goes only to those who have not blocked whom it
 * quotes; its warning not to its writer.
 */
export async function deliver(platform: Platform, row: GroupMessageRow): Promise<void> {
  const { db, realtime } = platform;
  const { senderId, listingId } = row.message;
  const hearers = await findHearers(db, senderId, listingId);
  const quotes = await findQuotedInGroup(db, senderId, [row]);
  const [quoted] = [...quotes.values()];
  const seesQuote = new Set(quoted && (await findHearers(db, quoted.senderId, listingId)));
  const readers = hearers.filter((id) => id !== senderId);
  const send = (userIds: string[], viewerId: string, shown: typeof quotes) =>
    userIds.length === 0
      ? undefined
      : realtime.toUsers(userIds, 'groupMessage', signPhotos(platform, toMessage(row, shown, viewerId)));
  await send(hearers.includes(senderId) ? [senderId] : [], senderId, quotes);
  const [someone = ''] = readers;
  await send(
    readers.filter((id) => quoted === undefined || seesQuote.has(id)),
    someone,
    quotes,
  );
  await send(
    readers.filter((id) => quoted !== undefined && !seesQuote.has(id)),
    someone,
    new Map(),
  );
}
