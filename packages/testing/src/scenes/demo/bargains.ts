import type { Story } from '../../stories.js';
import { say, talk } from '../deals-steps.js';
import { IRON, KETTLE, KOFI, KWAME, NEAR_KWAME, SELORM, TABLE } from './cast.js';

/** Negotiation about a listing. */
interface Bargain {
  readonly buyer: string;
  /** Name of the listing. */
  readonly about: string;
  readonly opening: string;
  /** Amounts that buyer and seller name in turn, as shares of the price. */
  readonly shares: readonly number[];
  readonly outcome?: 'accept' | 'decline' | 'withdraw' | 'expire';
  /** Time of the last step. */
  readonly hoursAgo: number;
}

/** Hours between two steps: seven minutes. */
const STEP = 7 / 60;
/** Hours after which an unanswered offer expires, at the latest. */
const EXPIRED = 25;

const play = ({ buyer, about, opening, shares, outcome, hoursAgo }: Bargain): Story =>
  async function* (stage, ago) {
    const steps = shares.length + (outcome === undefined || outcome === 'expire' ? 0 : 1);
    const at = (step: number) => ago(hoursAgo + (steps - step) * STEP);
    yield at(0);
    const hiveId = stage.id(about);
    const { price, postedBy } = (await stage.as(buyer).hives.get({ id: hiveId })).data;
    const seller = postedBy.name ?? '';
    const conversationId = await talk(stage, [buyer, seller], hiveId);
    await say(stage, buyer, { id: conversationId, content: opening });
    let id = '';
    for (const [turn, share] of shares.entries()) {
      yield at(turn + 1);
      const amount = Math.ceil(price * share);
      if (turn === 0) id = (await stage.as(buyer).offers.create({ hiveId, amount })).data.id;
      else await stage.as(turn % 2 === 1 ? seller : buyer).offers.counter({ id, amount });
    }
    if (outcome === undefined) return;
    yield outcome === 'expire' ? ago(hoursAgo - EXPIRED) : at(steps);
    if (outcome === 'expire') await stage.run('offers.expire-due');
    else await stage.as(outcome === 'decline' ? seller : buyer).offers[outcome]({ id });
  };

const [FIRST, SECOND, THIRD] = NEAR_KWAME;

/** Offers in every state: for Akosua's things, and by Kwame on his own campus. */
const BARGAINS: readonly Bargain[] = [
  {
    ...{ buyer: KOFI, about: TABLE, hoursAgo: 2 },
    opening: 'I love the table. I can carry it today.',
    shares: [0.8],
  },
  {
    ...{ buyer: SELORM, about: KETTLE, hoursAgo: 5 },
    opening: 'Is the kettle still under warranty?',
    shares: [0.6, 0.9],
  },
  {
    ...{ buyer: KOFI, about: IRON, hoursAgo: 28, outcome: 'decline' },
    opening: 'Would you take half? It is only for one term.',
    shares: [0.5],
  },
  {
    ...{ buyer: SELORM, about: IRON, hoursAgo: 20, outcome: 'withdraw' },
    opening: 'Does it come with its box?',
    shares: [0.7],
  },
  {
    ...{ buyer: KWAME, about: FIRST, hoursAgo: 1.2, outcome: 'accept' },
    opening: 'Hello, I am at Unity Hall and could come over tonight.',
    shares: [0.75, 0.85],
  },
  {
    ...{ buyer: KWAME, about: SECOND, hoursAgo: 1 },
    opening: 'Nice one. Is there room on the price?',
    shares: [0.7, 0.9],
  },
  {
    ...{ buyer: KWAME, about: THIRD, hoursAgo: 50, outcome: 'expire' },
    opening: 'I would take it this week.',
    shares: [0.65],
  },
];

export const bargains: readonly Story[] = BARGAINS.map(play);
