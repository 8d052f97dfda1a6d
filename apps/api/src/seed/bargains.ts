import { MINUTE } from '@campushive/contract';
import {
  decideOffer,
  type OfferCommand,
  type OfferFacts,
  type OfferState,
} from '@campushive/contract/rules/offers';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { listings, offers } from '@campushive/domain/platform/database/schema/index';
import { createChance, idAt } from './chance.js';
import type { Members } from './members.js';
import { AKOSUA, KWAME } from './students.js';
import { hoursAgo, storeTalk, type TalkLine } from './talk.js';

const KOFI = 'kofi.asante@st.ug.edu.gh';
const SELORM = 'selorm.agbeko@st.ug.edu.gh';
/** Time between two lines of a conversation, as {@link storeTalk} sets them. */
const STEP = 7 * MINUTE;
const HALF = 0.5;

type Named = { readonly by: 'buyer' | 'seller'; readonly share: number };
type Act = Exclude<OfferCommand['do'], 'make' | 'counter' | 'end'>;

/** A negotiation: the amounts named in turn, as fractions of the listed price, and its outcome. */
interface Bargain {
  readonly buyerId: string;
  readonly listing: Pick<typeof listings.$inferSelect, 'id' | 'posterId' | 'priceMinor'>;
  readonly opening: string;
  readonly named: readonly Named[];
  readonly then?: { readonly do: Act; readonly by: 'buyer' | 'seller' };
  readonly endedAt: Date;
}

/** Stores offers in every state: for some of Akosua's listings, and some that Kwame makes on his own campus. */
export async function storeBargains(tx: Db, members: Members, now: Date): Promise<void> {
  // A separate random source: the rest of the demo campus stays the same, whatever the number of bargains.
  const chance = createChance(20_261_123);
  const [akosua, kwame] = [members.named(AKOSUA), members.named(KWAME)];
  const [kofi, selorm] = [members.at(KOFI), members.at(SELORM)];
  const forSale = (where: Parameters<typeof and>[0]) =>
    tx
      .select({ id: listings.id, posterId: listings.posterId, priceMinor: listings.priceMinor })
      .from(listings)
      .where(
        and(
          eq(listings.hive, 'essentials'),
          eq(listings.status, 'active'),
          gte(listings.priceMinor, 5_000),
          where,
        ),
      )
      .orderBy(asc(listings.title), asc(listings.id));
  const hers = await forSale(
    and(
      eq(listings.posterId, akosua.id),
      inArray(listings.title, ['Study table with drawer', 'Electric kettle 1.7 L', 'Steam iron']),
    ),
  );
  const near = (await forSale(eq(listings.universityId, kwame.universityId))).filter(
    ({ posterId }) => posterId !== kwame.id,
  );
  const [kettle, iron, table] = hers;
  const [first, second, third] = near;
  const asked = (share: number): Named => ({ by: 'buyer', share });
  const answered = (share: number): Named => ({ by: 'seller', share });
  const all: (Omit<Bargain, 'listing'> & { listing: Bargain['listing'] | undefined })[] = [
    {
      ...{ listing: table, buyerId: kofi.id, endedAt: hoursAgo(now, 2) },
      opening: 'I love the table. I can carry it today.',
      named: [asked(0.8)],
    },
    {
      ...{ listing: kettle, buyerId: selorm.id, endedAt: hoursAgo(now, 5) },
      opening: 'Is the kettle still under warranty?',
      named: [asked(0.6), answered(0.9)],
    },
    {
      ...{ listing: iron, buyerId: kofi.id, endedAt: hoursAgo(now, 28) },
      opening: 'Would you take half? It is only for one term.',
      named: [asked(HALF)],
      then: { do: 'decline', by: 'seller' },
    },
    {
      ...{ listing: iron, buyerId: selorm.id, endedAt: hoursAgo(now, 20) },
      opening: 'Does it come with its box?',
      named: [asked(0.7)],
      then: { do: 'withdraw', by: 'buyer' },
    },
    {
      ...{ listing: first, buyerId: kwame.id, endedAt: hoursAgo(now, 3) },
      opening: 'Hello, I am at Unity Hall and could come over tonight.',
      named: [asked(0.75), answered(0.85)],
      then: { do: 'accept', by: 'buyer' },
    },
    {
      ...{ listing: second, buyerId: kwame.id, endedAt: hoursAgo(now, 1) },
      opening: 'Nice one. Is there room on the price?',
      named: [asked(0.7), answered(0.9)],
    },
    {
      ...{ listing: third, buyerId: kwame.id, endedAt: hoursAgo(now, 50) },
      opening: 'I would take it this week.',
      named: [asked(0.65)],
      then: { do: 'expire', by: 'buyer' },
    },
  ];
  for (const { listing, ...rest } of all)
    if (listing !== undefined) await storeBargain(tx, { ...rest, listing }, chance);
}

/** Follows the rules step by step, so that the demo contains nothing that the product refuses. */
async function storeBargain(tx: Db, bargain: Bargain, chance: ReturnType<typeof createChance>) {
  const { buyerId, listing, opening, named, then, endedAt } = bargain;
  const { id: listingId, posterId: sellerId, priceMinor } = listing;
  const count = 1 + named.length + (then === undefined ? 0 : 1);
  const at = (index: number) => later(endedAt, -(count - 1 - index) * STEP);
  const id = idAt(at(1), chance);
  const lines: TalkLine[] = [['they', opening]];
  let state: OfferState | null = null;
  const decide = (command: OfferCommand, moment: Date) => {
    const facts: OfferFacts = {
      listing: {
        ...{ hive: 'essentials', status: 'active', expiresAt: null, acceptsOffers: true },
        priceMinor: priceMinor ?? 0,
      },
      ...{ offer: state, blocked: false, named: 0 },
    };
    const decision = decideOffer(command, facts, moment);
    if (decision.refused !== null) throw new Error(`The demo offers what is refused: ${decision.refused}`);
    const { offer, line } = decision;
    state = offer;
    const details = { code: line.code, amountMinor: line.amountMinor, offer: { id, round: offer.round } };
    lines.push([line.by === 'buyer' ? 'they' : 'we', details]);
    return offer;
  };
  const steps = named.map(({ by, share }, index): OfferCommand => {
    const amountMinor = Math.ceil(((priceMinor ?? 0) * share) / 100) * 100;
    return index === 0 ? { do: 'make', amountMinor } : { do: 'counter', by, amountMinor };
  });
  let last: OfferState | undefined;
  for (const [index, step] of steps.entries()) last = decide(step, at(index + 1));
  if (then !== undefined) {
    const moment = then.do === 'expire' && last !== undefined ? last.expiresAt : at(count - 1);
    last = decide(then.do === 'expire' ? { do: 'expire' } : { do: then.do, by: then.by }, moment);
  }
  if (last === undefined) return;
  const conversationId = await storeTalk(
    tx,
    { they: buyerId, we: sellerId, listingId, lines, endedAt, seen: true },
    chance,
  );
  await tx.insert(offers).values({
    ...{ id, listingId, buyerId, sellerId, conversationId },
    ...last,
    named: steps.flatMap((step, index) =>
      step.do === 'make' || (step.do === 'counter' && step.by === 'buyer')
        ? [at(index + 1).toISOString()]
        : [],
    ),
    createdAt: at(1),
    updatedAt: endedAt,
  });
}
