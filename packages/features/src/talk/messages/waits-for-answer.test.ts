import { expect, it } from 'vitest';
import { waitsForAnswer } from './waits-for-answer.js';

const mine = { senderId: 'me' };
const theirs = { senderId: 'them' };

it('waits for an answer when my words are the last ones, sent or on their way', () => {
  const state = { myId: 'me', unsent: [] };
  expect(waitsForAnswer({ ...state, messages: [theirs, mine] })).toBe(true);
  expect(waitsForAnswer({ ...state, messages: [mine, theirs] })).toBe(false);
  expect(waitsForAnswer({ ...state, messages: [theirs], unsent: [{ status: 'waiting' }] })).toBe(true);
  expect(waitsForAnswer({ ...state, messages: [] })).toBe(false);
});

it('waits for nothing after words that were refused', () => {
  expect(waitsForAnswer({ myId: 'me', messages: [mine], unsent: [{ status: 'failed' }] })).toBe(false);
});
