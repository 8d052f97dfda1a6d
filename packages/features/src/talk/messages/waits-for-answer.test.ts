import { expect, it } from 'vitest';
import { waitsForAnswer } from './waits-for-answer.js';

const mine = { senderId: 'me' };
const theirs = { senderId: 'them' };

it('is true when the last message is from the viewer, sent or still waiting', () => {
  const state = { myId: 'me', unsent: [] };
  expect(waitsForAnswer({ ...state, messages: [theirs, mine] })).toBe(true);
  expect(waitsForAnswer({ ...state, messages: [mine, theirs] })).toBe(false);
  expect(waitsForAnswer({ ...state, messages: [theirs], unsent: [{ status: 'waiting' }] })).toBe(true);
  expect(waitsForAnswer({ ...state, messages: [] })).toBe(false);
});

it('is false when the last message of the viewer was refused', () => {
  expect(waitsForAnswer({ myId: 'me', messages: [mine], unsent: [{ status: 'failed' }] })).toBe(false);
});
