import { costsNothing, type HiveName } from '@campushive/contract';
import {
  decideStoredKinds,
  ticketKindsOf,
  ticketKindInputsIn,
  type StoredKinds,
  type TakenByKind,
} from '@campushive/contract/rules/ticket-kinds';
import { invalidField } from '../../../calls/failure.js';
import { toSalePrice } from '../../../platform/money.js';
import type { Db } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import { todayAt } from '../../../platform/campus.js';
import type { ListingFields } from './details.js';
import { onTakenSeatsCounted } from '../hooks.js';
import type { ListingRow } from '../listing-row.js';

/**
 * Returns the ticket kinds of an event after a change. The caller has locked its row, so no one buys meanwhile.
 * `before` is null for a new event.
 */
export async function storeKinds(
  tx: Db,
  hive: HiveName,
  before: Pick<ListingRow, 'id' | 'details'> | null,
  { details }: ListingFields,
  now: Date,
): Promise<StoredKinds> {
  if (hive !== 'buzz') return { details: {}, priceMinor: undefined };
  const none: TakenByKind = new Map();
  const decision = decideStoredKinds(
    ticketKindInputsIn(details, toSalePrice),
    {
      before: ticketKindsOf(before?.details ?? {}),
      taken: before === null ? none : await onTakenSeatsCounted.use(tx, before.id),
      today: todayAt(now),
      isFree: costsNothing(hive, { ...before?.details, ...details }),
    },
    newId,
  );
  if ('refused' in decision) throw invalidField(decision.field, decision.refused, decision.params);
  return decision;
}
