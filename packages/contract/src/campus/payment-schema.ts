import * as z from 'zod/mini';
import { amountMinor, colour, digits, id, text, word, type DeepReadonly } from './schema-parts.js';

/** Schema of the mobile numbers and the payment methods of a campus definition. */

/** A method by which sellers are paid. */
export type PayoutMethod = 'mobile_money' | 'bank';

const network = z.strictObject({
  id,
  /** The owner's name for the wallet. */
  name: word,
  shortName: word,
  /** Name of the wallet in lists. Shorter than a `name` that explains an older one. */
  walletName: word,
  /** The provider's codes of the network in transfers and charges. */
  providerCodes: z.strictObject({ transfer: word, charge: word }),
  /** The payer's way to approve: a prompt on the phone, or a voucher code. */
  approval: z.enum(['prompt', 'voucher']),
  /** Advice for a missing prompt, where the network offers any. */
  promptHint: z.optional(text),
  /** Code to dial for a voucher. */
  voucherDial: z.optional(word),
  /** Prefixes that the regulator assigned. Numbers are ported, so a prefix only suggests the network. */
  prefixes: z.array(digits).check(z.minLength(1, 'needs at least one prefix')),
  /** Limits of the network's wallets. Default: none. */
  limits: z.optional(
    z.strictObject({
      /** Largest payment that any wallet can make. A larger one is refused without a request to the network. */
      charge: amountMinor.check(z.minimum(1)),
      /** Maximum amount sent to one wallet in a day of the campus. The rest is sent on the following days. */
      payoutADay: amountMinor.check(z.minimum(1)),
      /** Maximum amount in a day of the lowest wallet tier: sent to a wallet that did not take more. Default: none, and the seller names another account. */
      lowestPayoutADay: z.optional(amountMinor.check(z.minimum(1))),
    }),
  ),
  /** Colours of the network's mark in lists: its ground, and the short name on it. Default: a mark without a colour. */
  mark: z.optional(z.strictObject({ ground: colour, ink: colour })),
});
/** A mobile money network of a campus, with its prefixes and the limits of its wallets in minor units. */
export type MobileMoneyNetwork = DeepReadonly<z.infer<typeof network>>;

const wholeDigits = z.number().check(z.int('must be a whole number'), z.minimum(4), z.maximum(14));

/** The country's mobile numbers. */
export const phone = z.strictObject({
  /** Without the plus sign. */
  callingCode: z
    .string()
    .check(z.regex(/^\d{1,3}$/, 'must be one to three digits in quotes, without the plus sign')),
  /** The digit before national numbers. Empty where there is none. */
  trunkPrefix: z.string().check(z.regex(/^\d*$/, 'must be digits in quotes, or nothing between them')),
  /** Digits after the trunk prefix. */
  nationalDigits: wholeDigits,
});

const accountDigits = z.number().check(z.int('must be a whole number'), z.minimum(4), z.maximum(20));

/** Payment methods. Sellers are paid through mobile money, to bank accounts, or both. */
export const payments = z
  .strictObject({
    provider: z.strictObject({ id, name: word }),
    /** Brands of cards. */
    cards: z.array(word),
    /** Mobile money networks, to pay with and to receive payouts. Default: none. */
    mobileMoney: z.optional(
      z.strictObject({ networks: z.array(network).check(z.minLength(1, 'needs at least one network')) }),
    ),
    /** Bank accounts, to receive payouts. Default: none. */
    bankAccounts: z.optional(
      z.strictObject({
        /** The provider's name for the country's bank accounts. */
        recipientType: z.enum(['nuban', 'ghipss', 'basa', 'kepss']),
        /** Shortest and longest account number, in digits. */
        digits: z
          .strictObject({ min: accountDigits, max: accountDigits })
          .check(z.refine(({ min, max }) => min <= max, 'must have a min that is at most its max')),
      }),
    ),
  })
  .check(
    z.refine(
      ({ mobileMoney, bankAccounts }) => mobileMoney !== undefined || bankAccounts !== undefined,
      'needs mobileMoney or bankAccounts, so that sellers can be paid',
    ),
  );
