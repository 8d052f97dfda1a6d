import fc from 'fast-check';
import { expect, it } from 'vitest';

import { mergeMessage, mergeThread, newestFirst, withMessage, type ThreadData } from './merge-thread.js';
import type { ShownMessage } from './pages.js';
import { aMessage } from '../../../testing/message-fixtures.js';

const SEED = 20_261;
const RUNS = 2_000;
const PAGE = 4;

const message = (sequence: number, change: Partial<ShownMessage> = {}): ShownMessage =>
  aMessage(sequence, { sequence, isRead: false, ...change });

/** Returns the server's messages as one request sees them: pages of `PAGE`, newest first. */
function snapshot(server: readonly ShownMessage[], pageCount: number): ThreadData {
  const sorted = [...server].sort(newestFirst);
  const pages = [];
  for (let at = 0; pages.length < pageCount && (at === 0 || at < sorted.length); at += PAGE) {
    const data = sorted.slice(at, at + PAGE);
    pages.push({ data, nextCursor: at + PAGE < sorted.length ? String(data.at(-1)?.sequence) : null });
  }
  return { pages, pageParams: pages.map((_, index) => (index === 0 ? undefined : String(index))) };
}

const shownIds = (data: ThreadData | undefined) =>
  (data?.pages ?? []).flatMap((page) => page.data).map((one) => one.sequence);

type Step =
  | { readonly kind: 'store' }
  | { readonly kind: 'unsend' | 'read'; readonly nth: number }
  | { readonly kind: 'request' | 'response'; readonly request: number; readonly pages: number }
  | { readonly kind: 'event'; readonly nth: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'store' } as const) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('event' as const), nth: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('unsend' as const, 'read' as const), nth: fc.nat(20) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('request' as const, 'response' as const),
      request: fc.nat(2),
      pages: fc.integer({ min: 1, max: 3 }),
    }),
  },
);

/** Simulates a phone and its server: messages are stored, announced and requested in any order, and responses arrive late. */
class Phone {
  readonly server: ShownMessage[] = [];
  readonly told = new Set<number>();
  readonly #requests = new Map<number, ThreadData>();
  data: ThreadData | undefined;

  take(step: Step): void {
    switch (step.kind) {
      case 'store':
        this.server.push(message(this.server.length + 1));
        return;
      case 'unsend':
      case 'read': {
        const index = step.nth % Math.max(1, this.server.length);
        const one = this.server[index];
        if (one === undefined) return;
        this.server[index] =
          step.kind === 'read' ? { ...one, isRead: true } : { ...one, content: '', unsentAt: one.createdAt };
        return;
      }
      case 'event': {
        const one = this.server[step.nth % Math.max(1, this.server.length)];
        if (one === undefined) return;
        this.data = withMessage(this.data, one);
        this.told.add(one.sequence);
        return;
      }
      case 'request':
        this.#requests.set(step.request, snapshot(this.server, step.pages));
        return;
      case 'response': {
        const response = this.#requests.get(step.request);
        if (response !== undefined) this.data = mergeThread(this.data, response);
        return;
      }
      default:
        step satisfies never;
    }
  }
}

it('keeps each received message exactly once and in order, whichever response arrives last', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const phone = new Phone();
      for (const one of steps) phone.take(one);
      const shown = shownIds(phone.data);
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => b - a));
      const loaded = phone.data?.pages ?? [];
      const last = loaded.at(-1);
      if (last === undefined) return;
      const oldestShown = last.nextCursor === null ? 0 : (shown.at(-1) ?? 0);
      for (const sequence of phone.told) if (sequence >= oldestShown) expect(shown).toContain(sequence);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

it('equals the state of the server after a request that started last, whatever happened before', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const phone = new Phone();
      for (const one of steps) phone.take(one);
      const final = snapshot(phone.server, 3);
      const merged = mergeThread(phone.data, final);
      expect(merged.pages.flatMap((page) => page.data)).toEqual(final.pages.flatMap((page) => page.data));
      expect(merged.pages.map((page) => page.nextCursor)).toEqual(final.pages.map((page) => page.nextCursor));
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

it('gives the same result for the same copies in any order, and does not change on repetition', () => {
  const events = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
  fc.assert(
    fc.property(
      events.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([one, other]) => {
        const start = snapshot([message(1), message(2)], 1);
        const apply = (sequences: readonly number[]) =>
          sequences.reduce<ThreadData>((data, sequence) => withMessage(data, message(sequence)), start);
        expect(apply(one)).toEqual(apply(other));
        const data = apply(one);
        expect(mergeThread(data, data)).toBe(data);
      },
    ),
    { seed: SEED, numRuns: 300 },
  );
});

it('keeps five messages that arrived while the response was in transit', () => {
  const before = [message(1), message(2)];
  const late = snapshot(before, 1);
  let data: ThreadData | undefined = snapshot(before, 1);
  for (const sequence of [3, 4, 5, 6, 7]) data = withMessage(data, message(sequence));
  expect(shownIds(mergeThread(data, late))).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

it('keeps messages that arrive before the first page', () => {
  const early = withMessage(withMessage(undefined, message(3)), message(4));
  expect(early.pages).toEqual([]);
  expect(shownIds(mergeThread(early, snapshot([message(1), message(2)], 1)))).toEqual([4, 3, 2, 1]);
});

it('keeps an earlier message that is missing from a response with a later one', () => {
  const response = snapshot([message(1), message(3)], 1);
  expect(shownIds(mergeThread(withMessage(snapshot([message(1)], 1), message(2)), response))).toEqual([
    3, 2, 1,
  ]);
});

it('keeps the read, delivered and unsent states when an older copy arrives last', () => {
  const old = message(1, { content: 'Hello' });
  const now = message(1, {
    content: '',
    isRead: true,
    deliveredAt: '2026-11-20T12:00:00.000Z',
    unsentAt: '2026-11-20T12:01:00.000Z',
    seenBy: 2,
  });
  expect(mergeMessage(now, old)).toEqual(now);
  expect(mergeMessage(old, now)).toEqual(now);
});

it('empties quotes of a message that was unsent', () => {
  const quoted = message(1, { content: 'The code is 1234' });
  const quote = {
    id: quoted.id,
    senderId: quoted.senderId,
    kind: quoted.kind,
    content: quoted.content,
    unsent: false,
  };
  const data = snapshot([quoted, message(2, { replyTo: quote })], 1);
  const after = withMessage(data, { ...quoted, content: '', unsentAt: quoted.createdAt });
  expect(after.pages[0]?.data[0]?.replyTo).toEqual({ ...quote, content: '', unsent: true });
});

it('sorts messages without sequence numbers by time', () => {
  const { sequence: _a, ...first } = aMessage(1, { createdAt: '2026-11-20T12:00:00.000Z' });
  const { sequence: _b, ...second } = aMessage(2, { createdAt: '2026-11-20T12:05:00.000Z' });
  const sorted = [first as ShownMessage, second as ShownMessage].sort(newestFirst);
  expect(sorted.map((one) => one.createdAt)).toEqual([second.createdAt, first.createdAt]);
});
