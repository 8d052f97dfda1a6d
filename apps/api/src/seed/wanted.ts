import { HOUR, WANTED_LIFETIME, type WantedCategory } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { wanted, wantedAnswers } from '@campushive/domain/platform/database/schema/index';
import { idAt, type Chance } from './chance.js';
import type { NewListing, Poster } from './listings.js';

/** A wanted post of a student; `answers` are words in the titles of matching listings. */
interface Wish {
  readonly title: string;
  readonly details?: string;
  readonly category: WantedCategory | null;
  readonly condition?: 'like-new' | 'good' | 'fair';
  /** Maximum price, in cedis. */
  readonly most?: number;
  readonly answers?: readonly string[];
  readonly hoursAgo: number;
}

const AKOSUAS_WISHES: readonly Wish[] = [
  {
    title: 'Laptop for coding, 8 GB or more',
    details: 'For Visual Studio Code and a browser. The battery should last a lecture.',
    category: 'laptops-phones',
    condition: 'good',
    most: 2500,
    answers: ['laptop', 'elitebook', 'thinkpad', 'macbook', 'dell'],
    hoursAgo: 52,
  },
];
const OTHERS_WISHES: readonly Wish[] = [
  {
    title: 'Standing or table fan',
    category: 'hostel',
    condition: 'fair',
    most: 200,
    answers: ['fan'],
    hoursAgo: 5,
  },
  { title: 'Scientific calculator, Casio fx-991', category: 'books', most: 150, hoursAgo: 20 },
  {
    title: 'Single mattress, clean',
    details: 'I move into my hostel on Saturday and can fetch it.',
    category: 'hostel',
    condition: 'good',
    most: 300,
    answers: ['mattress'],
    hoursAgo: 31,
  },
  { title: 'Lab coat, size M', category: 'fashion', most: 60, hoursAgo: 75 },
  { title: 'A bicycle with a lock', category: null, most: 600, hoursAgo: 110 },
];

/** Stores the demo students' wanted posts, and answers to them: `main` owns the demo account, the others are on her campus. */
export async function storeWanted(
  tx: Db,
  main: Poster,
  others: readonly Poster[],
  open: readonly NewListing[],
  now: Date,
  chance: Chance,
): Promise<void> {
  const near = others.filter(({ id, universityId }) => id !== main.id && universityId === main.universityId);
  for (const wish of AKOSUAS_WISHES) await store(main, wish);
  for (const [index, wish] of OTHERS_WISHES.entries()) {
    const student = near[index % near.length];
    if (student !== undefined) await store(student, wish);
  }

  async function store({ id: userId, universityId }: Poster, wish: Wish): Promise<void> {
    const { title, details = '', category, condition = null, most, answers = [], hoursAgo } = wish;
    const createdAt = later(now, -hoursAgo * HOUR);
    const id = idAt(createdAt, chance);
    const times = { createdAt, listedAt: createdAt, endsAt: later(createdAt, WANTED_LIFETIME) };
    const maxPriceMinor = most === undefined ? null : most * 100;
    await tx.insert(wanted).values({
      ...{ id, userId, universityId, title, details, category, condition, maxPriceMinor },
      ...times,
      status: 'open',
    });
    const fitting = open.filter(
      (one) =>
        one.hive === 'essentials' &&
        one.status === 'active' &&
        one.posterId !== userId &&
        answers.some((word) => one.title.toLowerCase().includes(word)),
    );
    const given = fitting.slice(0, 2).map(({ id: listingId }, index) => ({
      wantedId: id,
      listingId,
      createdAt: later(createdAt, (index + 1) * HOUR),
    }));
    if (given.length > 0) await tx.insert(wantedAnswers).values(given);
  }
}
