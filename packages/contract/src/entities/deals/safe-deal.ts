import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../../deals/order-status.js';
import { SAFE_DEAL_STATES } from '../../deals/safe-deals.js';
import { instant, majorUnits } from '../../schema.js';
import { WARNINGS } from '../../warnings.js';
import { person } from '../accounts/user.js';
import { photo } from '../base/upload.js';

/** A deal that was agreed elsewhere, with a link to pay for it. */
export const safeDeal = z.object({
  /** Id of the link and of the listing behind it, for payments, threads and reports. */
  id: z.string(),
  title: z.string(),
  price: majorUnits,
  photo: z.nullable(photo),
  state: z.enum(SAFE_DEAL_STATES),
  isMine: z.boolean(),
  /** The maker. Visitors learn the first name only. The name is null for a deleted account. */
  seller: person,
  universityId: z.string(),
  /** Mean rating of the seller. Null before the first review. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  /** Warning about the title. Null for none, and for the maker. */
  warning: z.nullable(z.enum(WARNINGS)),
  /** The viewer's order of this deal, as payer or payee, with pending or held money. Null otherwise. */
  order: z.nullable(z.object({ id: z.string(), status: z.enum(ORDER_STATUSES) })),
  createdAt: instant,
  /** Time at which the link ends, or ended. */
  endsAt: instant,
});
/** A safe-deal link, as one viewer sees it. The price is in major units. */
export type SafeDeal = z.infer<typeof safeDeal>;
