import type { Story } from '../../stories.js';
import { purchase } from '../deals-steps.js';
import { AKOSUA, EKOW, ESI, GIGS, KOFI, NAA } from './cast.js';

/** Naa gives Akosua a film script to type. Kofi had applied, too. */
const script: Story = async function* (stage, ago) {
  const id = stage.id(GIGS.script);
  yield ago(9);
  const message = 'I type fast and I know the format from our drama club. Done by Friday.';
  await stage.as(AKOSUA).applications.create({ id, message });
  yield ago(8);
  await stage.as(KOFI).applications.create({ id, message: 'I can do it, ten pages a day.' });
  yield ago(5);
  await stage.as(NAA).hives.assign({ id, assignedToId: stage.idOf(AKOSUA) });
};

const MILESTONES = [
  { title: 'The evening itself', price: 400 },
  { title: 'First cut', price: 300 },
  { title: 'Final video', price: 200 },
];

/** Ekow films a dinner for Esi in milestones: the first is his, and the second can be paid. */
const film: Story = async function* (stage, ago) {
  const id = stage.id(GIGS.film);
  const [esi, ekow] = [stage.as(ESI), stage.as(EKOW)];
  yield ago(9 * 24 - 5);
  const message = 'I filmed the dinner of two years, and have both cameras.';
  await ekow.applications.create({ id, message });
  yield ago(8 * 24);
  await esi.hives.assign({ id, assignedToId: stage.idOf(EKOW) });
  const { data } = await esi.milestones.propose({ id, milestones: MILESTONES });
  yield ago(7 * 24);
  await ekow.milestones.accept({ id, planId: data.proposal?.id ?? '' });
  yield ago(6 * 24);
  const first = await purchase(stage, ESI, { hiveId: id });
  yield ago(4 * 24);
  await ekow.completions.finish({ id: first.id, note: 'It’s done. Have a look!' });
  yield ago(2 * 24);
  await esi.completions.accept({ id: first.id });
};

export const work: readonly Story[] = [script, film];
