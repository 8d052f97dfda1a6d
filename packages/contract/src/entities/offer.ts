import * as z from 'zod/mini';
import { hiveName } from '../hive-fields.js';
import { OFFER_STATUSES } from '../rules/offers.js';
import { instant, majorUnits } from '../schema.js';

/** An offer where it is one fact among others: of a listing, or of a conversation. */
export const offerFacts = z.object({
  id: z.string(),
  status: z.enum(OFFER_STATUSES),
  /** The amount that was named last; the agreed price when it is accepted. */
  amount: majorUnits,
  /** Last figure of the side whose answer it waits for; left out before that side named one. */
  previousAmount: z.optional(majorUnits),
  /** How many amounts were named so far. */
  round: z.number(),
  /** When the amount, or the agreed price, ends. */
  expiresAt: instant,
});
export type OfferShown = z.infer<typeof offerFacts>;

const party = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
});

export const offer = z.extend(offerFacts, {
  hiveId: z.string(),
  hiveTypeId: hiveName,
  title: z.string(),
  /** The listed price, as it is now. */
  price: majorUnits,
  conversationId: z.string(),
  role: z.enum(['buyer', 'seller']),
  buyer: party,
  seller: party,
  createdAt: instant,
  updatedAt: instant,
});
export type Offer = z.infer<typeof offer>;
