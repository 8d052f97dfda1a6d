import { DAY } from '@campushive/contract';
import { readTicket, ticketCommitment } from '@campushive/contract/rules/ticket-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, join, LAPTOP, type Member, type World } from './world.js';

/** The door of an event where there is no network. */
export function doorSuite(world: () => World): void {
  describe('a door without a network', () => {
    let organiser: Member;
    let guest: Member;
    let other: Member;
    let when: string;
    beforeAll(async () => {
      organiser = await join(world(), 'Ama Doors');
      guest = await join(world(), 'Kofi Comes');
      other = await join(world(), 'Esi Elsewhere');
      const { createdAt } = (await organiser.client.category.create(LAPTOP)).data;
      when = new Date(Date.parse(createdAt) + 20 * DAY).toISOString();
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
    const going = async (who: Member, id: string) => {
      const { mine } = (await who.client.events.join({ id })).data;
      return { code: mine?.code ?? '', address: mine?.checkInUrl ?? '' };
    };
    let serial = 0;
    const said = (code: string) => ({
      id: `01934c00-0000-7000-8000-d00e${String((serial += 1)).padStart(8, '0')}`,
      code,
      admittedAt: new Date(Date.parse(when) - DAY).toISOString(),
    });

    it('knows the tickets of its event by what no code can be found from', async () => {
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
      for (const who of [guest, other]) {
        await expectRefusal(who.client.events.door({ id }), 'forbidden');
        await expectRefusal(who.client.events.admit({ id, admissions: [said(code)] }), 'forbidden');
      }
    });

    it('notes each ticket once, whichever phone comes first, and answers for each', async () => {
      const id = await post();
      const { code } = await going(guest, id);
      const gone = await going(other, id);
      await other.client.events.leave({ id });
      const [first, second] = [said(code), said(code.toLowerCase())];
      const bring = async (...admissions: ReturnType<typeof said>[]) =>
        (await organiser.client.events.admit({ id, admissions })).data;
      const [answer] = await bring(first);
      expect(answer).toMatchObject({ admissionId: first.id, status: 'admitted', reason: null });
      expect(await bring(second, first, said(gone.code), said('AAAABBBBCCCC'))).toEqual([
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
      expect(data.tickets).toMatchObject([
        { checkedInAt: answer?.checkedInAt },
        { state: 'void', name: null },
      ]);
    });

    it('takes an answer that was lost again', async () => {
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

    it('is closed when the event is cancelled', async () => {
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
  });
}
