import type { OfferRefusalCode } from '@campushive/contract/rules/offers';
import { Failure } from '../../http/failure.js';

const MESSAGES: Readonly<Record<Exclude<OfferRefusalCode, 'amount_too_small' | 'amount_too_large'>, string>> =
  {
    listing_free: 'This is free: there is nothing to offer.',
    offers_not_taken: 'Offers are not taken on this.',
    listing_reserved: 'Someone is paying for this right now. Try again in 15 minutes.',
    listing_unavailable: 'This is not available any more.',
    blocked: 'You cannot bargain with this student.',
    offer_waiting: 'Your offer still waits for an answer.',
    offers_used_up: 'You have named five prices for this today. Try again tomorrow.',
    offer_over: 'This offer has come to its end.',
    not_your_turn: 'This is for the other side to answer.',
  };

/** How a refused offer fails; `limit` is the amount that would do. */
export function refusal(code: OfferRefusalCode, limit: number): Failure {
  if (code === 'amount_too_small' || code === 'amount_too_large') {
    const error =
      code === 'amount_too_small'
        ? { code: 'too_small' as const, params: { min: limit } }
        : { code: 'too_large' as const, params: { max: limit } };
    return new Failure('validation_failed', 'Offer at least half the price and less than the price.', {
      fieldErrors: { amount: error },
    });
  }
  return new Failure(code, MESSAGES[code]);
}
