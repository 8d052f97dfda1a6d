import { DAY } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the price of a first lesson', () => {
  let tutor: Member;
  /** Day in two weeks. */
  let day: string;
  const at = (time: string) => `${day}T${time}:00.000Z`;
  beforeAll(async () => {
    tutor = await join(world(), 'Kwesi Tutor');
    const { createdAt } = (await tutor.client.category.create(LAPTOP)).data;
    day = new Date(Date.parse(createdAt) + 14 * DAY).toISOString().slice(0, 10);
  });
  const set = (id: string, trialPrice: number | null) => {
    const extraHours = [{ date: day, from: '08:00', to: '20:00' }];
    return tutor.client.availability.set({ id, weekly: [], extraHours, trialPrice });
  };
  const offered = async (trialPrice: number | null) => {
    const { data } = await tutor.client.category.create({
      category: 'academia',
      title: 'Calculus',
      description: 'One to one',
      price: 40,
      duration: 60,
      location: 'Balme Library',
    });
    await set(data.id, trialPrice);
    return data.id;
  };
  const book = (member: Member, hiveId: string, time: string, hours: number, price?: number) =>
    member.client.payments.initialize({ hiveId, startsAt: at(time), hours, price });
  const priceOf = async (member: Member, { data }: { data: { paymentId: string } }) =>
    (await member.client.payments.get({ id: data.paymentId })).data.price;
  const shownTo = async ({ client }: Pick<Member, 'client'>, id: string) =>
    (await client.hives.get({ id })).data.trialPrice;

  it('applies to one lesson of up to an hour, as shown', async () => {
    const pupil = await join(world(), 'Ama Pupil');
    const id = await offered(15);
    expect((await tutor.client.availability.get({ id })).data.trialPrice).toBe(15);
    expect(await shownTo(pupil, id)).toBe(15);
    expect(await shownTo({ client: world().client() }, id)).toBe(15);
    expect(await shownTo(tutor, id)).toBeUndefined();
    await expectRefusal(book(pupil, id, '09:00', 1, 40), 'price_changed');
    await expectRefusal(book(pupil, id, '09:00', 1.5, 15), 'price_changed');
    expect(await priceOf(pupil, await book(pupil, id, '09:00', 1, 15))).toBe(15);
  });

  it('applies once per student and tutor, whatever the listing', async () => {
    const pupil = await join(world(), 'Yaa Pupil');
    const [id, other] = [await offered(20), await offered(10)];
    const started = (await book(pupil, id, '11:00', 0.5, 20)).data;
    await world().pay(started, 'success');
    expect((await pupil.client.payments.verify({ reference: started.reference })).data.price).toBe(10);
    for (const one of [id, other]) expect(await shownTo(pupil, one)).toBeUndefined();
    await expectRefusal(book(pupil, other, '13:00', 1, 10), 'price_changed');
    expect(await priceOf(pupil, await book(pupil, other, '13:00', 1, 40))).toBe(40);
    const newcomer = await join(world(), 'Efo Pupil');
    expect(await shownTo(newcomer, other)).toBe(10);
  });

  it('applies again when the earlier lesson was given up', async () => {
    const pupil = await join(world(), 'Akua Pupil');
    const id = await offered(15);
    const { paymentId } = (await book(pupil, id, '15:00', 1, 15)).data;
    expect(await shownTo(pupil, id)).toBeUndefined();
    await pupil.client.payments.cancel({ id: paymentId });
    expect(await shownTo(pupil, id)).toBe(15);
  });

  it('is never above the normal price, and is optional', async () => {
    const pupil = await join(world(), 'Nii Pupil');
    const id = await offered(null);
    expect(await shownTo(pupil, id)).toBeUndefined();
    await expectRefusal(set(id, 41), 'validation_failed', 'trialPrice');
    await expectRefusal(set(id, 0), 'validation_failed', 'trialPrice');
    await expectRefusal(set(id, 10.555), 'validation_failed', 'trialPrice');
    expect((await tutor.client.availability.get({ id })).data.trialPrice).toBeNull();
    await set(id, 30);
    // The listing's price fell below that of its first lesson.
    await tutor.client.hives.update({ id, price: 25 });
    expect(await shownTo(pupil, id)).toBeUndefined();
    expect(await priceOf(pupil, await book(pupil, id, '17:00', 1, 25))).toBe(25);
  });
});
