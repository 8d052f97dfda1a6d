import type { SaleKind } from '../../../money/fees.js';
import { saleOf } from '../../../catalogue/hives.js';
import type { Refused } from '../../base/refused.js';

/** The parts of a listing that decide payer and payee. */
export interface PartiesFacts {
  readonly hive: string;
  readonly posterId: string;
  /** The student with the task. Null for every other listing, and before one is chosen. */
  readonly assignedToId: string | null;
  /** The listing is a service, so its buyer pays the poster. */
  readonly isService?: boolean;
  /** The listing has no price, or is given away. */
  readonly isFree: boolean;
}

/** The payer and the payee. */
export interface Parties {
  readonly sale: SaleKind;
  readonly buyerId: string;
  readonly sellerId: string;
}

/** Reasons for which a student cannot pay for a listing in any status. */
export type PartiesRefusal = 'listing_free' | 'own_listing' | 'forbidden' | 'listing_unassigned';

/** Decides payer and payee when a student pays for a listing: a buyer pays the poster, or a poster pays the helper of their task. */
export function decideParties(
  { hive, posterId, assignedToId, isFree, isService = false }: PartiesFacts,
  viewerId: string,
): Parties | Refused<PartiesRefusal> {
  const sale = saleOf(hive, isService);
  if (sale === null || isFree) return { refused: 'listing_free' };
  if (sale === 'purchase') {
    return posterId === viewerId
      ? { refused: 'own_listing' }
      : { sale, buyerId: viewerId, sellerId: posterId };
  }
  if (posterId !== viewerId) return { refused: 'forbidden' };
  return assignedToId === null
    ? { refused: 'listing_unassigned' }
    : { sale, buyerId: viewerId, sellerId: assignedToId };
}
