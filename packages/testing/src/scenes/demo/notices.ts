import type { InputOf } from '@campushive/contract';
import type { Story } from '../../stories.js';
import { ABENA, AKOSUA, ARABA, EKOW, KOFI, KWAME, NAA, NII, PHONE, PRINCE, SELORM } from './cast.js';

/** Efua's queue: a listing that two students reported, and a student. */
const reports: Story = async function* (stage, ago) {
  const phone = { targetType: 'listing', targetId: stage.id(PHONE) } as const;
  yield ago(52);
  await stage.as(ARABA).reports.create({
    ...{ targetType: 'user', targetId: stage.idOf(PRINCE), reason: 'harassment' },
    details: 'Keeps writing after I said no. I have blocked him now.',
  });
  yield ago(30);
  await stage.as(EKOW).reports.create({
    ...{ ...phone, reason: 'wrong_information' },
    details: 'The photo is the same as in another listing, and the price changed twice.',
  });
  yield ago(11);
  await stage.as(KWAME).reports.create({
    ...{ ...phone, reason: 'scam' },
    details: 'Wants the money on his own number before we meet, not here.',
  });
};

/** Something that a student looks for. */
interface Wish {
  readonly by: string;
  readonly post: InputOf<'wanted.create'>;
  /** Search for things that others answer with. */
  readonly answers?: string;
  readonly hoursAgo: number;
}

const WISHES: readonly Wish[] = [
  {
    ...{ by: AKOSUA, hoursAgo: 52, answers: 'laptop' },
    post: {
      title: 'Laptop for coding, 8 GB or more',
      details: 'For Visual Studio Code and a browser. The battery should last a lecture.',
      ...{ category: 'laptops-phones', condition: 'good', maxPrice: 2500 },
    },
  },
  {
    ...{ by: KOFI, hoursAgo: 5, answers: 'fan' },
    post: { title: 'Standing or table fan', category: 'hostel', condition: 'fair', maxPrice: 200 },
  },
  {
    ...{ by: NAA, hoursAgo: 20 },
    post: { title: 'Scientific calculator, Casio fx-991', category: 'books', maxPrice: 150 },
  },
  {
    ...{ by: SELORM, hoursAgo: 31, answers: 'mattress' },
    post: {
      title: 'Single mattress, clean',
      details: 'I move into my hostel on Saturday and can fetch it.',
      ...{ category: 'hostel', condition: 'good', maxPrice: 300 },
    },
  },
  {
    ...{ by: ABENA, hoursAgo: 75 },
    post: { title: 'Lab coat, size M', category: 'fashion', maxPrice: 60 },
  },
  {
    ...{ by: NII, hoursAgo: 110 },
    post: { title: 'A bicycle with a lock', category: null, maxPrice: 600 },
  },
];

const ANSWERS = 2;

const wish = ({ by, post, answers, hoursAgo }: Wish): Story =>
  async function* (stage, ago) {
    yield ago(hoursAgo);
    const { id } = (await stage.as(by).wanted.create(post)).data;
    if (answers === undefined) return;
    yield ago(hoursAgo - 1);
    const found = (await stage.as(by).hives.list({ hiveType: 'essentials', q: answers, limit: 10 })).data;
    const others = found.filter(({ postedBy }) => postedBy.name !== by).slice(0, ANSWERS);
    for (const { id: listingId, postedBy } of others)
      await stage.as(postedBy.name ?? '').wanted.answer({ id, listingId });
  };

/** Akosua hears of new laptops. */
const savedSearch: Story = async function* (stage, ago) {
  yield ago(60);
  await stage.as(AKOSUA).savedSearches.create({ q: 'laptop', maxPrice: 2500 });
};

export const notices: readonly Story[] = [reports, savedSearch, ...WISHES.map(wish)];
