import { DAY, HOUR, USUAL_AVAILABILITY } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, useWorld, type Member } from '../../../../../apps/api/test/calls/world.js';
import { openEventDesk, type EventDesk } from '../../../../../apps/api/test/calls/event-desk.js';

const world = useWorld();

describe('the API for booking a session', () => {
  let organiser: Member;
  let one: Member;
  let two: Member;
  let when: string;
  let pay: EventDesk['pay'];
  beforeAll(async () => {
    ({ organiser, one, two, when, pay } = await openEventDesk(world()));
  });

  const post = async (price = 40) => {
    const { data } = await organiser.client.category.create({
      category: 'academia',
      title: 'Calculus',
      description: 'One to one',
      price,
      duration: 60,
      location: 'Balme Library',
    });
    const { weekly } = USUAL_AVAILABILITY;
    await organiser.client.availability.set({ id: data.id, weekly: [...weekly] });
    return data.id;
  };
  const at = (hours: number) => new Date(Date.parse(when) + hours * HOUR).toISOString();

  it('charges by booked hours and shows the booked time', async () => {
    const hiveId = await post();
    const paid = await pay(one, { hiveId, startsAt: when, hours: 1.5 });
    expect(paid).toMatchObject({
      item: 'session',
      price: 60,
      amount: 63.9,
      booking: { startsAt: when, endsAt: at(1.5), hours: 1.5 },
    });
    expect(paid.handoverCode).toMatch(/^\d{6}$/);
    expect((await one.client.hives.get({ id: hiveId })).data.status).toBe('active');
    expect((await two.client.bookings.taken({ id: hiveId })).data).toContainEqual({
      startsAt: when,
      endsAt: at(1.5),
    });
  });

  it('accepts many students for one tutor, but never at the same time in any listing', async () => {
    const [maths, physics] = [await post(), await post()];
    const begin = (member: Member, hiveId: string, from: number, hours = 1) =>
      member.client.payments.initialize({ hiveId, startsAt: at(from), hours });
    await begin(one, maths, 10, 2);
    await expectRefusal(begin(two, maths, 11), 'slot_taken', 'startsAt');
    await expectRefusal(begin(two, physics, 9.5), 'slot_taken', 'startsAt');
    await begin(two, physics, 12);
    await begin(two, maths, 9);
  });

  it('requires a start in the future and a valid number of hours', async () => {
    const hiveId = await post();
    const begin = (change: object) => one.client.payments.initialize({ hiveId, ...change });
    await expectRefusal(begin({}), 'validation_failed', 'startsAt');
    await expectRefusal(begin({ startsAt: when }), 'validation_failed', 'hours');
    await expectRefusal(begin({ startsAt: when, hours: 1.3 }), 'validation_failed', 'hours');
    await expectRefusal(begin({ startsAt: when, hours: 9 }), 'validation_failed', 'hours');
    await expectRefusal(
      begin({ startsAt: '2020-01-01T10:00:00Z', hours: 1 }),
      'validation_failed',
      'startsAt',
    );
    const far = new Date(Date.parse(when) + 200 * DAY).toISOString();
    await expectRefusal(begin({ startsAt: far, hours: 1 }), 'validation_failed', 'startsAt');
  });
});
