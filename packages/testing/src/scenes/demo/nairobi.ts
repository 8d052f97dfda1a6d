import type { Story } from '../../stories.js';
import { purchase } from '../deals-steps.js';
import { chat } from './chats.js';
import { readAll, readAllBut } from './inboxes.js';
import { hourIn } from './steps.js';

const WANJIKU = 'Wanjiku Kamau';
const OTIENO = 'Otieno Odhiambo';
const BRIAN = 'Brian Mutua';
const NJERI = 'Njeri Mwangi';
const AMINA = 'Amina Hassan';
const MERCY = 'Mercy Chebet';

/** Names of the listings that the stories of Nairobi use. */
export const NAIROBI = { fan: 'fan', books: 'books', laptop: 'laptop', tablet: 'tablet' } as const;

/** Two students ask Wanjiku about one of her things. The last lines await her answer. */
const chats: readonly Story[] = [
  chat({
    ...{ between: [BRIAN, WANJIKU], about: NAIROBI.fan, hoursAgo: 0.4 },
    lines: [
      { by: BRIAN, text: 'Sasa Wanjiku, feni bado ipo?' },
      { by: WANJIKU, text: 'Ndiyo, ipo! Remote na boksi pia zipo.' },
      { by: BRIAN, text: 'Sawa. Inapiga kelele usiku?' },
      { by: WANJIKU, text: 'Kwa moja na mbili hapana. Kwa tatu unaisikia.', answers: 2 },
      { by: BRIAN, text: 'Poa. Naweza kuiona leo baada ya saa kumi na moja?' },
      { by: BRIAN, text: 'Ikiwa sawa nalipa hapa hapa kwa Soko.' },
    ],
  }),
  chat({
    ...{ between: [NJERI, WANJIKU], about: NAIROBI.books, hoursAgo: 3 },
    lines: [
      { by: NJERI, text: 'Hi, do the Economics books include Mankiw?' },
      { by: WANJIKU, text: 'Yes, Mankiw is one of the four, eighth edition.' },
      { by: NJERI, text: 'Perfect, that is the one on our list. Could you do KSh 2,000 for all four?' },
      { by: NJERI, text: 'We can meet at the Great Court after lectures.' },
    ],
  }),
  chat({
    ...{ between: [OTIENO, WANJIKU], about: NAIROBI.laptop, hoursAgo: 22.5 },
    lines: [
      {
        by: OTIENO,
        text: 'Habari Wanjiku, mimi ni Otieno wa JKUAT. Nakuja mjini Jumamosi, naitaka laptopu.',
      },
      { by: WANJIKU, text: 'Karibu! Ungependa kuiona kwanza?' },
      { by: OTIENO, text: 'Nalipa sasa ili unihifadhie, naikagua tukikutana.' },
    ],
  }),
  chat({
    ...{ between: [OTIENO, WANJIKU], about: NAIROBI.laptop, hoursAgo: 19 },
    lines: [
      { by: WANJIKU, text: 'Nimeona, pesa zimeshikiliwa. Tukutane Great Court?' },
      { by: OTIENO, text: 'Sawa. Nitakuja na msimbo.' },
    ],
  }),
];

/** Otieno has paid for Wanjiku's laptop, and they meet in two days. */
const laptop: Story = async function* (stage, ago) {
  yield ago(22.4);
  const { id } = await purchase(stage, OTIENO, { hiveId: stage.id(NAIROBI.laptop) });
  yield ago(21.4);
  const [spot] = (await stage.as(WANJIKU).meetups.spots({})).data;
  const startsAt = hourIn(ago(0), 2, 10).toISOString();
  const place = spot === undefined ? { place: 'Great Court' } : { spotId: spot.id };
  const { data } = await stage.as(WANJIKU).meetups.propose({ id, ...place, startsAt });
  yield ago(21.3);
  await stage.as(OTIENO).meetups.accept({ id, meetupId: data.meetup?.id ?? '' });
};

/** Amina says that Dennis's tablet is damaged. */
const dispute: Story = async function* (stage, ago) {
  yield ago(1.2 * 24 + 20);
  const { id } = await purchase(stage, AMINA, { hiveId: stage.id(NAIROBI.tablet) });
  yield ago(1.2 * 24);
  await stage.as(AMINA).payments.dispute({
    ...{ id, reason: 'not_as_described' },
    text: 'The screen has a line that is in none of the photos. He says it came on the way.',
  });
};

const reading: Story = async function* (stage, ago) {
  yield ago(0.02);
  for (const name of [OTIENO, AMINA, MERCY]) await readAll(stage, name);
  const waiting = [NAIROBI.fan, NAIROBI.books];
  await stage.as(WANJIKU).threads.received({});
  await readAllBut(stage, WANJIKU, { conversations: waiting, notified: waiting, kinds: ['payment_held'] });
};

/** Stories of the students of the demo campus in Nairobi. They lead up to now. */
export const nairobiStories: readonly Story[] = [...chats, laptop, dispute, reading];
