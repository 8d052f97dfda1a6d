import { describe, expect, it } from 'vitest';
import type { ConversationListing } from '../../entities/talk/message.js';
import { MAX_QUOTE, UNSEND_WITHIN } from '../../limits.js';
import {
  decideUnsend,
  isFoundBy,
  QUICK_REPLIES,
  quickRepliesFor,
  quotedText,
  quoteOf,
  type MessageFacts,
} from './messages.js';

const facts: MessageFacts = { senderId: 'ama', kind: 'text', createdAt: 1_000, unsentAt: null };

describe('unsending a message', () => {
  it('is allowed to its sender, for texts and photos only', () => {
    expect(decideUnsend(facts, 'ama', 2_000)).toEqual({ changed: true });
    expect(decideUnsend({ ...facts, kind: 'photo' }, 'ama', 2_000)).toEqual({ changed: true });
    expect(decideUnsend(facts, 'kofi', 2_000)).toEqual({ refused: 'forbidden' });
    for (const kind of ['offer', 'meetup', 'system'] as const) {
      expect(decideUnsend({ ...facts, kind }, 'ama', 2_000)).toEqual({ refused: 'forbidden' });
    }
  });

  it('is allowed for ten minutes', () => {
    expect(decideUnsend(facts, 'ama', 1_000 + UNSEND_WITHIN)).toEqual({ changed: true });
    expect(decideUnsend(facts, 'ama', 1_001 + UNSEND_WITHIN)).toEqual({ refused: 'unsend_too_late' });
  });

  it('changes nothing the second time, however late it is', () => {
    const unsent = { ...facts, unsentAt: 2_000 };
    expect(decideUnsend(unsent, 'ama', 2_000 + 2 * UNSEND_WITHIN)).toEqual({ changed: false });
  });
});

describe('a quote', () => {
  it('is the beginning of a message on one line, cut between words', () => {
    expect(quotedText('Is it\nstill there?')).toBe('Is it still there?');
    const long = quotedText('word '.repeat(60));
    expect(long.length).toBeLessThanOrEqual(MAX_QUOTE);
    expect(long).toMatch(/word…$/);
    expect([...quotedText('😀'.repeat(200))]).toHaveLength(MAX_QUOTE);
  });

  it('is whole up to the maximum length, and cut within a word when the last space is far away', () => {
    const whole = 'a'.repeat(MAX_QUOTE);
    expect(quotedText(whole)).toBe(whole);
    expect(quotedText(`a  \n b${'c'.repeat(MAX_QUOTE)}`)).toBe(`a b${'c'.repeat(MAX_QUOTE - 4)}…`);
    const half = 'a'.repeat(MAX_QUOTE / 2);
    expect(quotedText(`${half} ${'b'.repeat(MAX_QUOTE)}`)).toBe(`${half}…`);
    const less = half.slice(1);
    expect(quotedText(`${less} ${'b'.repeat(MAX_QUOTE)}`)).toBe(`${less} ${'b'.repeat(MAX_QUOTE / 2 - 1)}…`);
  });

  it('shows the content of a message that was not unsent', () => {
    const message = { id: 'm', senderId: 'ama', kind: 'text', content: 'Yes', unsentAt: null } as const;
    expect(quoteOf(message)).toEqual({
      id: 'm',
      senderId: 'ama',
      kind: 'text',
      content: 'Yes',
      unsent: false,
    });
  });

  it('shows only the unsent mark of an unsent message', () => {
    const message = {
      id: 'm',
      senderId: 'ama',
      kind: 'text',
      content: '',
      unsentAt: '2026-11-20T12:00:00Z',
    } as const;
    expect(quoteOf(message)).toEqual({ id: 'm', senderId: 'ama', kind: 'text', content: '', unsent: true });
  });
});

describe('a search in a conversation', () => {
  it.each([
    ['Meet at the CAFÉ', 'cafe', true],
    ['Meet at the cafe', 'Café', true],
    ['100% fine', '0%', true],
    ['100 fine', '0%', false],
    ['a_b', 'a_b', true],
    ['axb', 'a_b', false],
  ])('finds %s by %s: %s', (content, q, found) => {
    expect(isFoundBy({ content }, q)).toBe(found);
  });
});

describe('quick replies', () => {
  const listing: ConversationListing = {
    id: 'l',
    title: 'Fan',
    price: 120,
    agreedPrice: null,
    status: 'active',
    hiveTypeId: 'essentials',
    postedById: 'ama',
    photo: null,
    acceptsOffers: true,
    order: null,
  };
  const says = (senderId: string, content: string, more: object = {}) => ({
    senderId,
    content,
    kind: 'text' as const,
    unsentAt: null,
    ...more,
  });
  const ask = says('kofi', 'Is it still available?');

  it('are offered to the poster while the first message of the other side is unanswered', () => {
    expect(quickRepliesFor({ listing }, [ask], 'ama')).toEqual(QUICK_REPLIES);
    expect(quickRepliesFor({ listing }, [says('kofi', 'Hello')], 'ama')).toEqual(QUICK_REPLIES);
    expect(quickRepliesFor({ listing }, [ask], 'kofi')).toEqual([]);
    expect(quickRepliesFor({ listing: null }, [ask], 'ama')).toEqual([]);
    expect(quickRepliesFor({ listing }, [], 'ama')).toEqual([]);
    expect(quickRepliesFor({ listing }, [ask, says('ama', 'Which one?')], 'ama')).toEqual([]);
  });

  it('disappear once the poster has answered, until there is another question', () => {
    const answered = [ask, says('ama', 'Yes')];
    expect(quickRepliesFor({ listing }, answered, 'ama')).toEqual([]);
    expect(quickRepliesFor({ listing }, [...answered, says('kofi', 'Good')], 'ama')).toEqual([]);
    expect(quickRepliesFor({ listing }, [...answered, says('kofi', 'Today?')], 'ama')).toEqual(QUICK_REPLIES);
  });

  it('ignore lines about the deal and unsent messages', () => {
    const line = says('ama', '', { kind: 'system' });
    expect(quickRepliesFor({ listing }, [ask, line], 'ama')).toEqual(QUICK_REPLIES);
    const unsent = says('kofi', '', { unsentAt: '2026-11-20T12:00:00Z' });
    expect(quickRepliesFor({ listing }, [unsent], 'ama')).toEqual([]);
  });

  it('are not offered for a listing that is reserved, sold, hidden, deleted or paid', () => {
    for (const status of ['reserved', 'sold', 'hidden', 'deleted'] as const) {
      expect(quickRepliesFor({ listing: { ...listing, status } }, [ask], 'ama')).toEqual([]);
    }
    const order = { id: 'o', status: 'held', role: 'seller' } as const;
    expect(quickRepliesFor({ listing: { ...listing, order } }, [ask], 'ama')).toEqual([]);
  });
});
