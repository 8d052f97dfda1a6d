import { HOUR, MAX_DOOR_HELPERS } from '@campushive/contract';
import { readTicket, ticketCommitment } from '@campushive/contract/rules/ticket-format';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('check-in at an event', () => {
  let organiser: Member;
  let guest: Member;
  let other: Member;
  let when: string;
  beforeAll(async () => {
    organiser = await join(world(), 'Ama Doors');
    guest = await join(world(), 'Kofi Comes');
    other = await join(world(), 'Esi Elsewhere');
    const { createdAt } = (await organiser.client.category.create(LAPTOP)).data;
    when = new Date(Date.parse(createdAt) + 2 * HOUR).toISOString();
  });
  const post = async () =>
    (
      await organiser.client.category.create({
        category: 'buzz',
        title: 'Hall Week Jams',
        description: 'Music and food',
        eventDate: when,
        location: 'Great Hall',
        organizer: 'JCR',
        eventType: 'party',
        admission: 'free',
      })
    ).data.id;
  const going = async (member: Member, id: string) => {
    const { mine } = (await member.client.events.join({ id })).data;
    return { code: mine?.code ?? '', address: mine?.checkInUrl ?? '' };
  };
  let serial = 0;
  const said = (code: string) => ({
    id: `01934c00-0000-7000-8000-d00e${String((serial += 1)).padStart(8, '0')}`,
    code,
    admittedAt: new Date(Date.parse(when) - 2 * HOUR).toISOString(),
  });

  it('gives the organiser an offline ticket list from which no code can be derived', async () => {
    const id = await post();
    const { code, address } = await going(guest, id);
    const { data } = await organiser.client.events.door({ id });
    expect(data).toMatchObject({ eventId: id, title: 'Hall Week Jams', over: when, cancelled: false });
    expect(data.tickets).toMatchObject([
      {
        commitment: await ticketCommitment(id, code),
        state: 'going',
        name: 'Kofi Comes',
        checkedInAt: null,
      },
    ]);
    const { holderId, ticketId } = readTicket(address)?.ticket ?? {};
    expect([holderId, ticketId]).toEqual([guest.id, data.tickets[0]?.ticketId]);
    const held = (await guest.client.events.tickets({})).data.find(({ listing }) => listing.id === id);
    expect(held?.ticket.checkInUrl).toBe(address);
    for (const member of [guest, other]) {
      await expectRefusal(member.client.events.door({ id }), 'forbidden');
      await expectRefusal(member.client.events.admit({ id, admissions: [said(code)] }), 'forbidden');
    }
  });

  it('admits each ticket once, whichever phone reports it first, and answers each offline admission', async () => {
    const id = await post();
    const { code } = await going(guest, id);
    const removed = await going(other, id);
    await other.client.events.leave({ id });
    const [first, second] = [said(code), said(code.toLowerCase())];
    const bring = async (...admissions: ReturnType<typeof said>[]) =>
      (await organiser.client.events.admit({ id, admissions })).data;
    const [answer] = await bring(first);
    expect(answer).toMatchObject({ admissionId: first.id, status: 'admitted', reason: null });
    expect(await bring(second, first, said(removed.code), said('AAAABBBBCCCC'))).toEqual([
      {
        admissionId: second.id,
        status: 'refused',
        reason: 'ticket_used',
        checkedInAt: answer?.checkedInAt,
      },
      answer,
      expect.objectContaining({ status: 'refused', reason: 'ticket_void', checkedInAt: null }),
      expect.objectContaining({ status: 'refused', reason: 'ticket_unknown', checkedInAt: null }),
    ]);
    const { data } = await organiser.client.events.door({ id });
    expect(data.tickets).toMatchObject([{ checkedInAt: answer?.checkedInAt }, { state: 'void', name: null }]);
  });

  it('repeats its answer for an admission id that is sent again', async () => {
    const id = await post();
    const { code } = await going(guest, id);
    const { id: admissionId, ...rest } = said(code);
    const { data } = await organiser.client.events.checkIn({ id, code, admissionId });
    expect((await organiser.client.events.checkIn({ id, code, admissionId })).data).toEqual(data);
    const again = { id: admissionId, ...rest };
    expect((await organiser.client.events.admit({ id, admissions: [again] })).data).toMatchObject([
      { status: 'admitted', checkedInAt: data.checkedInAt },
    ]);
    await expectRefusal(organiser.client.events.checkIn({ id, code }), 'ticket_used', 'code');
  });

  it('refuses admissions when the event is cancelled', async () => {
    const id = await post();
    const { code } = await going(guest, id);
    await organiser.client.hives.remove({ id });
    expect((await organiser.client.events.admit({ id, admissions: [said(code)] })).data).toMatchObject([
      { status: 'refused', reason: 'event_cancelled' },
    ]);
    expect((await organiser.client.events.door({ id })).data.cancelled).toBe(true);
    await expectRefusal(
      organiser.client.events.admit({ id, admissions: [] }),
      'validation_failed',
      'admissions',
    );
  });

  describe('by helpers', () => {
    let helper: Member;
    beforeAll(async () => {
      helper = await join(world(), 'Yaw Helps');
    });
    const name = async (id: string, member = helper, by = organiser) =>
      (await by.client.events.nameHelper({ id, studentId: member.id })).data;
    const helpsAt = async (id: string, member = helper) =>
      (await member.client.events.get({ id })).data.helpsAtDoor;

    it('is allowed online and offline, without access to anything else of the event', async () => {
      const id = await post();
      const [first, second] = [await going(guest, id), await going(other, id)];
      await expectRefusal(helper.client.events.checkIn({ id, code: first.code }), 'forbidden');
      expect(await helpsAt(id)).toBe(false);
      expect(await name(id)).toMatchObject([{ id: helper.id, name: 'Yaw Helps' }]);
      expect(await helpsAt(id)).toBe(true);
      expect(await helpsAt(id, organiser)).toBe(false);
      const { data: door } = await helper.client.events.door({ id });
      expect(door.tickets.map((ticket) => ticket.name)).toEqual([null, null]);
      expect(door.tickets[0]?.commitment).toBe(await ticketCommitment(id, first.code));
      const { data } = await helper.client.events.checkIn({ id, code: first.code });
      expect(data).toMatchObject({ person: { name: 'Kofi Comes' }, paid: false, promoCode: null });
      const admissions = [said(second.code)];
      const [answer] = (await helper.client.events.admit({ id, admissions })).data;
      expect(answer).toMatchObject({ status: 'admitted' });
      await expectRefusal(helper.client.events.attendees({ id }), 'forbidden');
      await expectRefusal(helper.client.events.messages({ id }), 'forbidden');
      await expectRefusal(helper.client.promoCodes.list({ id }), 'forbidden');
      await expectRefusal(helper.client.events.helpers({ id }), 'forbidden');
      await expectRefusal(name(id, other, helper), 'forbidden');
      const elsewhere = await post();
      await expectRefusal(helper.client.events.door({ id: elsewhere }), 'forbidden');
    });

    it('notifies each helper once, and is limited to five helpers', async () => {
      const id = await post();
      await name(id);
      await name(id);
      const { data } = await helper.client.notifications.list({ limit: 50 });
      const about = data.filter(({ kind, subject }) => kind === 'door_helper' && subject?.id === id);
      expect(about).toHaveLength(1);
      for (let number = 2; number <= MAX_DOOR_HELPERS; number += 1)
        await name(id, await join(world(), `Helper ${number}`));
      await expectRefusal(name(id, other), 'limit_reached');
      expect(await name(id)).toHaveLength(MAX_DOOR_HELPERS);
      await expectRefusal(name(id, organiser), 'own_listing');
    });

    it('ends when the organiser or the helper ends it, or when one blocks the other', async () => {
      const id = await post();
      const { code } = await going(guest, id);
      const remove = (by: Member, member = helper) =>
        by.client.events.removeHelper({ id, studentId: member.id });
      await name(id);
      await expectRefusal(remove(guest), 'forbidden');
      await remove(organiser);
      await expectRefusal(remove(organiser), 'not_found');
      await expectRefusal(helper.client.events.checkIn({ id, code }), 'forbidden');
      await name(id);
      await remove(helper);
      await expectRefusal(helper.client.events.door({ id }), 'forbidden');
      await name(id);
      await helper.client.users.block({ id: organiser.id });
      await expectRefusal(helper.client.events.checkIn({ id, code }), 'forbidden');
      expect(await helpsAt(id)).toBe(false);
      await remove(organiser);
      await expectRefusal(name(id), 'blocked');
      await helper.client.users.unblock({ id: organiser.id });
    });
  });
});
