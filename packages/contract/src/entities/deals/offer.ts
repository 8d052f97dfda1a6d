import * as z from 'zod/mini';
import { hiveName } from '../../catalogue/hive-fields.js';
import { OFFER_STATUSES } from '../../rules/deals/bargaining/offers.js';
import { instant, majorUnits } from '../../schema.js';

/** Summary of an offer, as part of a listing or a conversation. */
export const offerFacts = z.object({
  id: z.string(),
  status: z.enum(OFFER_STATUSES),
  /** The latest amount, or the agreed price of an accepted offer. */
  amount: majorUnits,
  /** Last figure of the side whose answer is pending. Left out before that side named one. */
  previousAmount: z.optional(majorUnits),
  /** Number of amounts named so far. */
  round: z.number(),
  /** Expiry of the amount, or of the agreed price. */
  expiresAt: instant,
});
/** A summary of an offer. Amounts are in major units. */
export type OfferShown = z.infer<typeof offerFacts>;

const party = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
});

/** An offer with its listing and its two sides. Amounts are in major units. */
export const offer = z.extend(offerFacts, {
  hiveId: z.string(),
  hiveTypeId: hiveName,
  title: z.string(),
  /** The current listed price. */
  price: majorUnits,
  conversationId: z.string(),
  role: z.enum(['buyer', 'seller']),
  buyer: party,
  seller: party,
  createdAt: instant,
  updatedAt: instant,
});
/** An offer as one of its two sides sees it. `role` is the viewer's side. */
export type Offer = z.infer<typeof offer>;
