import * as z from 'zod/mini';
import { ERROR_STATUS, type ErrorCode } from '../../errors.js';
import { instant, majorUnits } from '../../schema.js';
import { photo } from '../base/upload.js';
import { hiveName } from '../../catalogue/hive-fields.js';

/** States of a claim link. `claimed`: every listing was taken over. `revoked`: the operator ended the link. */
export const CLAIM_STATES = ['open', 'claimed', 'expired', 'revoked'] as const;
/** The state of a claim link. */
export type ClaimState = (typeof CLAIM_STATES)[number];

/** A listing that the operator imported for a seller. */
const claimedListing = z.object({
  id: z.string(),
  hive: hiveName,
  title: z.string(),
  /** Null where the hive has no price. */
  price: z.nullable(majorUnits),
  photo: z.nullable(photo),
  /** The listing that it became. Null until then. */
  listingId: z.nullable(z.string()),
});

/** Imported listings of one seller behind a claim link, as one viewer sees them. */
export const claim = z.object({
  state: z.enum(CLAIM_STATES),
  /** `email`: the link belongs to the account with that address. `phone`: to the first student of the university who publishes. */
  sentTo: z.enum(['email', 'phone']),
  /** Address or phone number of the seller, with most of it hidden. */
  address: z.string(),
  /** True for the account that may publish, false for another account. Null for visitors. */
  isYours: z.nullable(z.boolean()),
  /** Time at which the link ends, or ended. */
  endsAt: instant,
  /** In the order of the import. Empty for another account, and for a link that expired or was revoked. */
  listings: z.array(claimedListing),
});
/** Imported listings of one seller behind a claim link, as one viewer sees them. The prices are in major units. */
export type Claim = z.infer<typeof claim>;

const codes = Object.keys(ERROR_STATUS).filter((code): code is ErrorCode => code in ERROR_STATUS);

/** Result of taking over imported listings. */
export const acceptedClaim = z.extend(claim, {
  /** Number of listings that this request published. */
  publishedCount: z.int(),
  /** Listings that cannot be published now, with the reason. They stay behind the link. */
  refused: z.array(z.object({ id: z.string(), code: z.enum(codes) })),
});
/** Result of taking over imported listings. */
export type AcceptedClaim = z.infer<typeof acceptedClaim>;
