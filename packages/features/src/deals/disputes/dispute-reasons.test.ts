import { describe, expect, it } from 'vitest';

import { disputeReasonsOf, reasonText } from './dispute-reasons.js';
import { messages as spanish } from '../parts/payments/payments.messages.es.js';
import { messages as french } from '../parts/payments/payments.messages.fr.js';
import { messages as english } from '../parts/payments/payments.messages.js';
import { aGig, aLesson, anErrand, aPayment, aServiceOrder } from '../../testing/order-fixtures.js';

const ORDERS = {
  goods: aPayment(1),
  ticket: aPayment(1, { item: 'ticket' }),
  lesson: aLesson(1),
  errand: anErrand(1),
  gig: aGig(1),
  service: aServiceOrder(1),
} as const;

const wordsOf = (order: keyof typeof ORDERS, t = english) =>
  disputeReasonsOf(ORDERS[order]).map((reason) => reasonText(t, ORDERS[order], reason));

describe('the reasons of a complaint', () => {
  it.each([
    ['goods', 'I did not get it'],
    ['ticket', 'I could not get in'],
    ['lesson', 'The lesson did not take place'],
    ['errand', 'It was not delivered'],
    ['gig', 'The work was not done'],
    ['service', 'The work was not done'],
  ] as const)('start with the reason that fits an order of kind %s', (order, first) => {
    expect(wordsOf(order)[0]).toBe(first);
  });

  it('mention an item only for an order of an item', () => {
    for (const order of ['ticket', 'lesson', 'gig', 'service'] as const)
      expect(disputeReasonsOf(ORDERS[order])).toEqual(['not_received', 'not_as_described', 'other']);
  });

  it.each([english, french, spanish])('are distinct in each language', (t) => {
    for (const order of Object.keys(ORDERS) as (keyof typeof ORDERS)[]) {
      const words = wordsOf(order, t);
      expect(new Set(words).size).toBe(words.length);
    }
    expect(english.reasons.wrong_item).not.toContain('something else');
  });
});
