import { expect, it } from 'vitest';
import { messages } from './moderation.messages.js';
import { messages as spanish } from './moderation.messages.es.js';
import { messages as french } from './moderation.messages.fr.js';

it('says whether a bank asks for a part of a payment or for all of it', () => {
  expect(messages.bankAsks('₵50.00', '₵80.00')).toBe('The bank asks for ₵50.00 of ₵80.00 paid');
  const all = [messages, french, spanish].map((one) => one.bankAsks('₵80.00', '₵80.00'));
  expect(all).toEqual([
    'The bank asks for all ₵80.00 back',
    'La banque réclame la totalité, soit ₵80.00',
    'El banco reclama los ₵80.00 enteros',
  ]);
});
