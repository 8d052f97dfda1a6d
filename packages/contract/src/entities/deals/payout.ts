import * as z from 'zod/mini';
import { PAYOUT_FAILURE_CODES, PAYOUT_FAILURES } from '../../money/payout-failures.js';
import { instant, majorUnits } from '../../schema.js';
import { person } from '../accounts/user.js';

/** Kinds of payouts: the free one of each day, or an instant one with a fee. */
export const PAYOUT_KINDS = ['daily', 'instant'] as const;
/** Statuses of a payout. `requested` is not yet with the provider, `pending` is. `failed` was not sent, and `reversed` came back. */
export const PAYOUT_STATUSES = ['requested', 'pending', 'paid', 'failed', 'reversed'] as const;
/** The status of a payout to a seller's account. */
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Id of the mobile money network. Null for a bank account. */
const network = z.nullable(z.string());
/** Name of the bank. Null for mobile money. */
const bankName = z.nullable(z.string());

/** A bank that takes payouts. */
export const bank = z.object({ code: z.string(), name: z.string() });
/** A bank that takes payouts. `code` is the provider's. */
export type Bank = z.infer<typeof bank>;

/** The holder of a bank account, as the bank spells the name. */
export const bankAccountHolder = z.object({ name: z.string() });
/** The holder of a bank account, as the bank spells the name. */
export type BankAccountHolder = z.infer<typeof bankAccountHolder>;

/** A seller's payout account and balances. All amounts in major units. */
export const payoutAccount = z.object({
  /** Null until an account is added. The full number is never shown again. */
  account: z.nullable(
    z.object({
      network,
      bankName,
      /** The phone number or account number, masked. */
      maskedNumber: z.string(),
      /** Name of the account holder, from the bank or the network where it gives one, otherwise the seller's name. */
      name: z.string(),
      /** The last payout was returned. Automatic payouts stop until the account is saved again. */
      needsAttention: z.boolean(),
      /** True if the wallet did not take the usual amount of its network. It gets a smaller one a day until the account is saved again. */
      takesLess: z.boolean(),
      /** Start of payouts to a new account. Null once the waiting time is over. */
      paidFrom: z.nullable(instant),
      updatedAt: instant,
    }),
  ),
  /** Money from releases and credits that is not sent yet, less the debt. */
  available: majorUnits,
  /** Debt for chargebacks, deducted from the next payouts. */
  debt: majorUnits,
  /** Sent and not yet confirmed. */
  onTheWay: majorUnits,
  /** Amount that buyers have paid and not yet released, less the seller's fees. */
  held: majorUnits,
  /** Lowest balance that is sent automatically, once a day. */
  minimum: majorUnits,
  /** Fee of an instant payout. */
  instantFee: majorUnits,
  /** Amount of an instant payout now: `available` less the fee, limited by the account's maximum. 0 for none. */
  payableNow: majorUnits,
  /** Daily limit of the account. The rest is sent on the following days. Null without a limit, and without an account. */
  limitADay: z.nullable(majorUnits),
  /** Time of the next daily payout. */
  nextPayoutAt: instant,
});
/** A seller's payout account and balances. Amounts are in major units. */
export type PayoutAccount = z.infer<typeof payoutAccount>;

/** Money sent to a seller. */
export const payout = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(PAYOUT_KINDS),
  status: z.enum(PAYOUT_STATUSES),
  /** Amount that reaches the account. */
  amount: majorUnits,
  /** Fee of an instant payout. 0 for a daily payout, and for one whose fee was returned. */
  fee: majorUnits,
  /** Fee that was returned because the payout was delayed, late or came back. */
  feeReturned: majorUnits,
  /** Part of the payout that pays the debt for chargebacks. Negative when too much had been deducted before. */
  debt: majorUnits,
  network,
  bankName,
  /** The phone number or account number, masked. */
  maskedNumber: z.string(),
  /** Number of sales that the payout settles. A payout up to an account's limit can cover part of one sale and settle none. */
  sales: z.number(),
  /** Number of the campus's credits in the payout. */
  credits: z.number(),
  /**
   * Party that ends the failure. `account`: the money came back and the seller corrects the account. `operator` and `temporary`: the
   * payout is delayed and the seller has nothing to do. Null while nothing is wrong.
   */
  failure: z.nullable(z.enum(PAYOUT_FAILURES)),
  /** Reason for which the money came back. Null while it did not, and for payouts before there were reasons. */
  failureCode: z.nullable(z.enum(PAYOUT_FAILURE_CODES)),
  /** The provider's reason for the return of the money. Null otherwise. */
  failureReason: z.nullable(z.string()),
  /** Time of the next automatic try of a delayed payout. Null without one. */
  retryAt: z.nullable(instant),
  createdAt: instant,
  paidAt: z.nullable(instant),
});
/** Money sent to a seller. Amounts are in major units. */
export type Payout = z.infer<typeof payout>;

/** A payout that waits for the operator or for the next try, as admins see it. */
export const delayedPayout = z.object({
  id: z.string(),
  reference: z.string(),
  seller: person,
  amount: majorUnits,
  network,
  bankName,
  maskedNumber: z.string(),
  failure: z.enum(PAYOUT_FAILURES),
  code: z.enum(PAYOUT_FAILURE_CODES),
  /** The provider's message. Null without one. */
  words: z.nullable(z.string()),
  /** True if the provider holds the transfer, which is then completed or stopped at the provider's dashboard. */
  atProvider: z.boolean(),
  retryAt: z.nullable(instant),
  createdAt: instant,
});
/** A payout that waits for the operator or for its next try, as admins see it. The amount is in major units. */
export type DelayedPayout = z.infer<typeof delayedPayout>;
