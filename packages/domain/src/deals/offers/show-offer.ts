import type { Viewer } from '../../calls/viewer.js';
import { findDescribed, toOffer } from './store.js';
import type { OffersContext } from './context.js';

export async function showOffer({ outbox, db, clock }: OffersContext, id: string, { userId }: Viewer) {
  void outbox.flush('messages');
  await outbox.flush();
  const row = await findDescribed(db, id);
  if (row === undefined) throw new Error('An offer is never deleted');
  return { data: toOffer(row, userId, clock.now()) };
}
