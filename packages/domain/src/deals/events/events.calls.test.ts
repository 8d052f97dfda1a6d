import { DAY, HOUR } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';
import { openEventDesk, type EventDesk } from '../../../../../apps/api/test/calls/event-desk.js';

const world = useWorld();

describe('the API of events', () => {
  let organiser: Member;
  let one: Member;
  let two: Member;
  let when: string;
  let post: EventDesk['post'];
  beforeAll(async () => {
    ({ organiser, one, two, when, post } = await openEventDesk(world()));
  });
  const mineAt = async (member: Member, id: string) => (await member.client.events.get({ id })).data.mine;

  it('lists events by date, page by page', async () => {
    const later = await post({ eventDate: new Date(Date.parse(when) + 2 * DAY).toISOString() });
    const sooner = await post({ eventDate: new Date(Date.parse(when) + DAY).toISOString() });
    const list = (cursor?: string) =>
      world().client().hives.list({ hiveType: 'buzz', sort: 'soonest', limit: 1, cursor });
    const found: string[] = [];
    for (let page = await list(); ; page = await list(page.pagination?.nextCursor ?? undefined)) {
      found.push(...page.data.map((one) => one.id));
      if (page.pagination?.nextCursor == null) break;
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((id) => id === sooner || id === later)).toEqual([sooner, later]);
  });

  it('requires an end after the start and within a week', async () => {
    const at = (hours: number) => new Date(Date.parse(when) + hours * HOUR).toISOString();
    const id = await post({ eventEndDate: at(3), capacity: 5 });
    const shown = async () => (await one.client.hives.get({ id })).data;
    expect(await shown()).toMatchObject({
      expiresAt: at(3),
      buzzDetails: { eventDate: when, eventEndDate: at(3) },
    });
    await expectRefusal(post({ eventEndDate: when }), 'validation_failed', 'eventEndDate');
    await expectRefusal(post({ eventEndDate: at(169) }), 'validation_failed', 'eventEndDate');
    const move = (change: object) => organiser.client.hives.update({ id, ...change });
    await expectRefusal(move({ eventDate: at(4) }), 'validation_failed', 'eventEndDate');
    await expectRefusal(move({ eventEndDate: at(-1) }), 'validation_failed', 'eventEndDate');
    expect(await shown()).toMatchObject({ expiresAt: at(3) });
    await move({ eventEndDate: null });
    expect(await shown()).toMatchObject({ expiresAt: when, buzzDetails: { eventEndDate: null } });
  });

  it('sorts events and tickets by start, whatever their duration', async () => {
    const at = (hours: number) => new Date(Date.parse(when) + hours * HOUR).toISOString();
    const long = await post({ eventDate: at(75), eventEndDate: at(140) });
    const short = await post({ eventDate: at(76), eventEndDate: at(78) });
    const all = { hiveType: 'buzz', sort: 'soonest', limit: 50 } as const;
    const ids = (await world().client().hives.list(all)).data.map((listing) => listing.id);
    expect(ids.filter((id) => id === long || id === short)).toEqual([long, short]);
    await one.client.events.join({ id: short });
    await one.client.events.join({ id: long });
    const held = (await one.client.events.tickets({})).data.map(({ listing }) => listing.id);
    expect(held.filter((id) => id === long || id === short)).toEqual([long, short]);
    await one.client.events.leave({ id: short });
    await one.client.events.leave({ id: long });
  });

  it('refuses a place when the organiser or the student has blocked the other, even at a free event', async () => {
    const id = await post({ capacity: 1 });
    await two.client.events.join({ id });
    await organiser.client.users.block({ id: one.id });
    await expectRefusal(one.client.events.join({ id }), 'blocked');
    await organiser.client.users.unblock({ id: one.id });
    expect((await one.client.events.join({ id })).data.mine?.status).toBe('waiting');
    await one.client.users.block({ id: organiser.id });
    await one.client.events.leave({ id });
    await expectRefusal(one.client.events.join({ id }), 'blocked');
    await one.client.users.unblock({ id: organiser.id });
  });

  it('shows the current numbers of attendees and free places in lists', async () => {
    const id = await post({ capacity: 2 });
    const shown = async () => {
      const { data } = await world().client().hives.list({ hiveType: 'buzz', sort: 'newest', limit: 1 });
      expect(data[0]?.id).toBe(id);
      return data[0]?.attendance;
    };
    expect(await shown()).toEqual({ going: 0, placesLeft: 2 });
    await one.client.events.join({ id });
    await two.client.events.join({ id });
    expect(await shown()).toEqual({ going: 2, placesLeft: 0 });
    await two.client.events.leave({ id });
    expect(await shown()).toEqual({ going: 1, placesLeft: 1 });
    expect((await world().client().hives.get({ id })).data.attendance).toEqual({
      going: 1,
      placesLeft: 1,
    });
    await post({ registrationLink: 'https://tickets.example/hall' });
    const [elsewhere] = (await world().client().hives.list({ hiveType: 'buzz', sort: 'newest', limit: 1 }))
      .data;
    expect(elsewhere?.attendance).toBeUndefined();
  });

  it('gives a place, puts others on the waitlist and moves them up', async () => {
    const id = await post();
    expect((await world().client().events.get({ id })).data).toMatchObject({ placesLeft: 1, mine: null });
    expect((await one.client.events.join({ id })).data).toMatchObject({
      going: 1,
      placesLeft: 0,
      mine: { status: 'going', position: null },
    });
    await one.client.events.join({ id });
    expect((await two.client.events.join({ id })).data).toMatchObject({
      going: 1,
      waiting: 1,
      mine: { status: 'waiting', position: 1, code: null },
    });
    expect((await one.client.events.leave({ id })).data.mine).toBeNull();
    expect(await mineAt(two, id)).toMatchObject({ status: 'going' });
    expect((await two.client.notifications.list({})).data[0]).toMatchObject({
      kind: 'event_moved_up',
      subject: { type: 'listing', id },
    });
    const held = (await two.client.events.tickets({})).data;
    expect(held.map(({ listing }) => listing.id)).toContain(id);
    await two.client.groups.send({ id, content: 'On my way' });
    await organiser.client.hives.remove({ id });
    // Messages stay readable.
    expect((await two.client.groups.get({ id })).data).toMatchObject({ cancelled: true });
    expect((await two.client.groups.messages({ id })).data).toHaveLength(1);
    await expectRefusal(two.client.groups.send({ id, content: 'Why?' }), 'listing_unavailable');
    await expectRefusal(one.client.groups.messages({ id }), 'not_found');
    const cancelled = (await two.client.events.tickets({})).data.find(({ listing }) => listing.id === id);
    expect(cancelled?.listing.status).toBe('deleted');
  });

  it('refuses the organiser, visitors, unknown events and events with registration elsewhere', async () => {
    const id = await post();
    await expectRefusal(organiser.client.events.join({ id }), 'own_listing');
    await expectRefusal(one.client.events.join({ id: UNKNOWN_ID }), 'not_found');
    await expectRefusal(world().client().events.join({ id }), 'unauthenticated');
    const elsewhere = await post({ registrationLink: 'https://hallweek.example' });
    await expectRefusal(one.client.events.join({ id: elsewhere }), 'event_elsewhere');
  });

  it('creates no group for an event with registration elsewhere, and keeps an existing one', async () => {
    const groups = async () => (await organiser.client.groups.list({})).data.map(({ id }) => id);
    const elsewhere = await post({ registrationLink: 'https://hallweek.example' });
    expect(await groups()).not.toContain(elsewhere);
    await expectRefusal(organiser.client.groups.send({ id: elsewhere, content: 'Hello?' }), 'not_found');
    const moved = await post();
    expect(await groups()).toContain(moved);
    await one.client.events.join({ id: moved });
    await organiser.client.category.update({
      category: 'buzz',
      id: moved,
      registrationLink: 'https://hallweek.example',
    });
    expect(await groups()).toContain(moved);
    await one.client.groups.send({ id: moved, content: 'Do we register again?' });
  });
});
