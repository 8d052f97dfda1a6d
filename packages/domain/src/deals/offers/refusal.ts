import type { OfferDecision, OfferRefusalCode } from '@campushive/contract/rules/offers';
import { Failure } from '../../calls/failure.js';
import { toMajor } from '../../platform/money.js';

type Refused = Extract<OfferDecision, { readonly refused: OfferRefusalCode }>;

type AmountRefusal = 'amount_too_small' | 'amount_too_large' | 'amount_not_between';

const MESSAGES: Readonly<Record<Exclude<OfferRefusalCode, AmountRefusal>, string>> = {
  listing_free: 'This is free: there is nothing to offer.',
  offers_not_taken: 'Offers are not taken on this.',
  listing_reserved: 'Someone is paying for this right now. Try again in 15 minutes.',
  listing_unavailable: 'This is no longer available.',
  blocked: 'You cannot bargain with this student.',
  offer_waiting: 'Your offer still waits for an answer.',
  offers_used_up: 'You have named five prices for this today. Try again tomorrow.',
  offer_over: 'This offer has come to its end.',
  not_your_turn: 'This is for the other side to answer.',
};

/** Returns the failure of a refused offer, with the amounts that would do. */
export function refusal({ refused: code, limit: minor = 0, between }: Refused): Failure {
  const limit = toMajor(minor);
  if (code === 'amount_not_between') {
    const params = { min: toMajor(between?.above ?? 0), max: toMajor(between?.below ?? 0) };
    return new Failure(
      'validation_failed',
      'A counter-offer must be between the last prices of both sides.',
      {
        fieldErrors: { amount: { code: 'not_between_offers', params } },
      },
    );
  }
  if (code === 'amount_too_small' || code === 'amount_too_large') {
    const error =
      code === 'amount_too_small'
        ? { code: 'too_small' as const, params: { min: limit } }
        : { code: 'too_large' as const, params: { max: limit } };
    return new Failure('validation_failed', 'Offer at least half of the price, and less than the price.', {
      fieldErrors: { amount: error },
    });
  }
  return new Failure(code, MESSAGES[code]);
}
