import { DAY, HOUR, RESERVATION_LIFETIME, type InputOf, USUAL_AVAILABILITY } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  pass,
  PASSWORD,
  UNKNOWN_ID,
  pixel,
  type Member,
  type World,
} from './world.js';

/** Timeout for effects that a server applies with a delay. */
const SOON = { timeout: 30_000 };

/** Contract tests for tickets of events and sessions with a tutor. */
export function eventsSuite(world: () => World): void {
  // Nested, so that its members join when it starts: other suites advance the time by days, which ends sessions.
  describe('events and tutors', () => {
    let organiser: Member;
    let one: Member;
    let two: Member;
    /** Morning a month ahead, by the campus's clock: tutors without set hours teach by day. */
    let when: string;
    beforeAll(async () => {
      organiser = await join(world(), 'Ama Organiser');
      one = await join(world(), 'Kofi Guest');
      two = await join(world(), 'Esi Guest');
      const { createdAt } = (await organiser.client.category.create(LAPTOP)).data;
      when = `${new Date(Date.parse(createdAt) + 30 * DAY).toISOString().slice(0, 10)}T08:00:00.000Z`;
    });
    const pay = async (who: Member, input: InputOf<'payments.initialize'>) => {
      const begun = (await who.client.payments.initialize(input)).data;
      await world().pay(begun, 'success');
      return (await who.client.payments.verify({ reference: begun.reference })).data;
    };

    describe('events', () => {
      const post = async (change: object = {}) =>
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
            capacity: 1,
            ...change,
          })
        ).data.id;
      const mineAt = async (who: Member, id: string) => (await who.client.events.get({ id })).data.mine;

      it('come in the order of their dates, page by page', async () => {
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

      it('say when they end: after they begin, and within a week', async () => {
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

      it('come by when they begin, however long they take', async () => {
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

      it('are not for a student whom the organiser has blocked, also where they cost nothing', async () => {
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

      it('bring everyone who said yes into one group, and no one else', async () => {
        const id = await post({ capacity: 1 });
        await one.client.events.join({ id });
        await two.client.events.join({ id });
        await expectRefusal(world().client().groups.list({}), 'unauthenticated');
        await expectRefusal(two.client.groups.get({ id }), 'not_found');
        await expectRefusal(two.client.groups.send({ id, content: 'I only wait' }), 'not_found');
        const sent = { id, content: 'Who brings the speaker?', clientId: 'one' };
        const { data: message } = await one.client.groups.send(sent);
        expect((await one.client.groups.send(sent)).data.id).toBe(message.id);
        expect(message).toMatchObject({ conversationId: id, messageAuthor: { name: 'Kofi Guest' } });
        expect((await organiser.client.groups.list({})).data[0]).toMatchObject({
          id,
          members: 2,
          unreadCount: 1,
          lastMessage: { content: sent.content, senderName: 'Kofi Guest' },
        });
        const seen = async () => (await organiser.client.groups.messages({ id })).data.map((told) => told.id);
        expect(await seen()).toEqual([message.id]);
        expect((await organiser.client.groups.markRead({ id })).count).toBe(1);
        expect((await organiser.client.groups.get({ id })).data.unreadCount).toBe(0);
        await expectRefusal(one.client.groups.send({ id, content: '  ' }), 'validation_failed', 'content');
        await organiser.client.users.block({ id: one.id });
        expect(await seen()).toEqual([]);
        await organiser.client.users.unblock({ id: one.id });
        await one.client.events.leave({ id });
        await expectRefusal(one.client.groups.messages({ id }), 'not_found');
        expect((await two.client.groups.list({})).data.map((group) => group.id)).toContain(id);
      });

      it('let members answer, take back and find what was written to their group', async () => {
        const id = await post({ capacity: 9 });
        const three = await join(world(), 'Yaw Elsewhere');
        for (const who of [one, two]) await who.client.events.join({ id });
        const send = async (who: Member, content: string, replyToId?: string) =>
          (await who.client.groups.send({ id, content, ...(replyToId && { replyToId }) })).data;
        const question = await send(one, 'Who brings the café speaker?');
        const answer = await send(two, 'Send 300 to 055 019 8842 first', question.id);
        expect(answer).toMatchObject({
          replyTo: { id: question.id, senderId: one.id, content: question.content, unsent: false },
          warning: null,
        });
        await expectRefusal(send(two, 'And this?', UNKNOWN_ID), 'validation_failed', 'replyToId');
        const read = async (who: Member) => (await who.client.groups.messages({ id })).data;
        expect((await read(organiser))[0]).toMatchObject({
          warning: 'prepayment',
          replyTo: { unsent: false },
        });
        const search = async (who: Member, q: string) =>
          (await who.client.groups.search({ id, q })).data.map((found) => found.content);
        expect(await search(organiser, 'CAFE')).toEqual([question.content]);
        await expectRefusal(three.client.groups.search({ id, q: 'cafe' }), 'not_found');
        const unsend = (who: Member) => who.client.groups.unsend({ id, messageId: question.id });
        await expectRefusal(unsend(two), 'forbidden');
        await expectRefusal(unsend(three), 'not_found');
        expect((await unsend(one)).data).toMatchObject({ id: question.id, content: '', seenBy: 0 });
        expect((await unsend(one)).data.unsentAt).not.toBeNull();
        expect(await search(organiser, 'cafe')).toEqual([]);
        const [last, first] = await read(organiser);
        expect(first).toMatchObject({ content: '', attachment: null });
        expect(last?.replyTo).toMatchObject({ content: '', unsent: true });
        expect((await organiser.client.groups.get({ id })).data).toMatchObject({ unreadCount: 1 });
        await organiser.client.users.block({ id: one.id });
        expect((await read(organiser)).map(({ replyTo }) => replyTo)).toEqual([null]);
        await organiser.client.users.unblock({ id: one.id });
      });

      it('tell of what is new in their group once, until it is read, and not who muted it', async () => {
        const id = await post({ capacity: 2 });
        for (const guest of [one, two]) await guest.client.events.join({ id });
        const told = async (who: Member) =>
          (await who.client.notifications.list({})).data
            .filter(({ subject }) => subject?.id === id && subject.type === 'group')
            .map(({ kind, description, read }) => [kind, description, read]);
        const counts = async (who: Member) =>
          (await who.client.messages.unreadCount({})).data.groups.includes(id);
        expect((await two.client.groups.mute({ id, muted: true })).data).toMatchObject({ id, muted: true });
        await one.client.groups.send({ id, content: 'Who drives?' });
        await one.client.groups.send({ id, content: 'Anybody?' });
        const kind = 'group_message_received';
        const both = [kind, 'Hall Week Jams: 2 new messages'];
        const last = [kind, 'Kofi Guest wrote in “Hall Week Jams”'];
        await expect.poll(() => told(organiser), SOON).toEqual([[...both, false]]);
        expect([await counts(organiser), await counts(two), await counts(one)]).toEqual([true, false, false]);
        await organiser.client.groups.markRead({ id });
        expect(await told(organiser)).toEqual([[...both, true]]);
        expect(await counts(organiser)).toBe(false);
        await one.client.groups.send({ id, content: 'I do then' });
        await expect
          .poll(() => told(organiser), SOON)
          .toEqual([
            [...last, false],
            [...both, true],
          ]);
        expect([await told(two), await told(one)]).toEqual([[], []]);
        expect((await two.client.groups.get({ id })).data).toMatchObject({ unreadCount: 3, muted: true });
        expect((await two.client.groups.mute({ id, muted: false })).data.muted).toBe(false);
        await two.client.events.leave({ id });
        await expectRefusal(two.client.groups.mute({ id, muted: true }), 'not_found');
      });

      it('let a member put their group away until the next message', async () => {
        const id = await post({ capacity: 2 });
        await one.client.events.join({ id });
        const inFolder = async (folder?: 'archived') =>
          (await organiser.client.groups.list({ folder })).data.some((group) => group.id === id);
        const away = async () => [await inFolder(), await inFolder('archived')];
        const put = async (archived: boolean) =>
          (await organiser.client.groups.archive({ id, archived })).data.archived;
        expect(await put(true)).toBe(true);
        expect(await away()).toEqual([false, true]);
        expect((await one.client.groups.get({ id })).data.archived).toBe(false);
        expect(await put(false)).toBe(false);
        expect(await away()).toEqual([true, false]);
        await one.client.groups.send({ id, content: 'Who drives?' });
        const news = async () => (await organiser.client.messages.unreadCount({})).data.groups.includes(id);
        expect(await news()).toBe(true);
        await put(true);
        expect([await news(), ...(await away())]).toEqual([false, false, true]);
        // Messages that a member cannot read do not restore the group from the archive.
        await organiser.client.users.block({ id: one.id });
        await one.client.groups.send({ id, content: 'Anybody?' });
        expect(await away()).toEqual([false, true]);
        await organiser.client.users.unblock({ id: one.id });
        expect([await news(), ...(await away())]).toEqual([true, true, false]);
        await expectRefusal(two.client.groups.archive({ id, archived: true }), 'not_found');
      });

      it('say that a message was delivered once devices of all the others have it', async () => {
        const id = await post({ capacity: 2 });
        for (const guest of [one, two]) await guest.client.events.join({ id });
        for (const who of [organiser, one, two]) await who.client.messages.received({});
        await one.client.groups.send({ id, content: 'Who drives?' });
        const delivered = async (who: Member) =>
          (await who.client.groups.messages({ id, limit: 1 })).data.map((told) => told.deliveredAt !== null);
        expect((await organiser.client.messages.received({})).count).toBe(0);
        expect(await delivered(one)).toEqual([false]);
        expect((await two.client.messages.received({})).count).toBe(1);
        expect((await two.client.messages.received({})).count).toBe(0);
        expect(await delivered(one)).toEqual([true]);
        // Reading counts as delivery. Members who blocked the author are not waited for.
        await one.client.groups.send({ id, content: 'I do then' });
        await two.client.users.block({ id: one.id });
        expect((await two.client.messages.received({})).count).toBe(0);
        expect(await delivered(one)).toEqual([false]);
        await organiser.client.groups.markRead({ id });
        expect(await delivered(one)).toEqual([true]);
        await two.client.users.unblock({ id: one.id });
      });

      it('do not wait for a member whose account is gone, or whose devices are, also for what waited for them before', async () => {
        const id = await post({ capacity: 3 });
        const [leaver, absent] = [await join(world(), 'Kwaku Leaving'), await join(world(), 'Efua Absent')];
        for (const guest of [one, leaver, absent]) await guest.client.events.join({ id });
        const send = (content: string) => one.client.groups.send({ id, content });
        const delivered = async () =>
          (await one.client.groups.messages({ id })).data.map((told) => told.deliveredAt !== null);
        await send('Who has a speaker?');
        for (const who of [organiser, leaver]) expect((await who.client.messages.received({})).count).toBe(0);
        await pass(world(), 8, one, two, organiser, leaver);
        await send('And who brings ice?');
        await organiser.client.messages.received({});
        expect(await delivered()).toEqual([false, false]);
        // Earlier messages that waited only for the absent member become delivered together with new ones.
        expect((await leaver.client.messages.received({})).count).toBe(2);
        expect(await delivered()).toEqual([true, true]);
        await send('Is anybody coming?');
        await leaver.client.users.deleteAccount({ password: PASSWORD });
        expect((await one.client.groups.get({ id })).data.members).toBe(3);
        expect((await one.client.groups.members({ id })).data.map(({ name }) => name)).not.toContain(
          leaver.name,
        );
        expect((await organiser.client.messages.received({})).count).toBe(1);
        expect(await delivered()).toEqual([true, true, true]);
      });

      it('give the seat of a deleted account to the next in line', async () => {
        const id = await post({ capacity: 1 });
        const leaver = await join(world(), 'Kojo Leaving');
        await leaver.client.events.join({ id });
        await two.client.events.join({ id });
        expect((await two.client.events.get({ id })).data.mine?.status).toBe('waiting');
        await leaver.client.users.deleteAccount({ password: PASSWORD });
        expect((await two.client.events.get({ id })).data).toMatchObject({ going: 1, waiting: 0 });
        expect((await two.client.events.get({ id })).data.mine?.status).toBe('going');
      });

      it('say who is in their group, to those who are', async () => {
        const id = await post({ capacity: 2 });
        for (const guest of [one, two]) await guest.client.events.join({ id });
        await two.client.users.block({ id: one.id });
        const first = await two.client.groups.members({ id, limit: 2 });
        expect(first.count).toBe(3);
        const cursor = first.pagination?.nextCursor ?? undefined;
        const rest = await two.client.groups.members({ id, limit: 2, cursor });
        const named = [...first.data, ...rest.data].map((member) => [
          member.name,
          member.organiser,
          member.blocked,
        ]);
        expect(named).toEqual([
          ['Ama Organiser', true, false],
          ['Esi Guest', false, false],
          ['Kofi Guest', false, true],
        ]);
        await two.client.users.unblock({ id: one.id });
        await two.client.events.leave({ id });
        await expectRefusal(two.client.groups.members({ id }), 'not_found');
      });

      it('take files into their group, which members alone can download', async () => {
        const id = await post({ capacity: 2 });
        for (const guest of [one, two]) await guest.client.events.join({ id });
        const upload = async (who: Member) => {
          const file = new File([pixel()], 'Programme.png', { type: 'image/png' });
          return (await who.client.attachments.create({ purpose: 'message-file', file })).data;
        };
        const [file, notMine] = [await upload(one), await upload(two)];
        const send = (fileId: string) => one.client.groups.send({ id, content: '', fileId });
        await expectRefusal(send(notMine.id), 'validation_failed', 'fileId');
        const { data: sent } = await send(file.id);
        expect(sent).toMatchObject({ kind: 'file', content: '', attachment: null, file });
        expect((await two.client.groups.get({ id })).data.lastMessage).toMatchObject({ kind: 'file' });
        const download = (who: Member) => who.client.attachments.download({ id: file.id });
        for (const who of [organiser, one, two])
          expect((await download(who)).data.name).toBe('Programme.jpg');
        await two.client.events.leave({ id });
        await expectRefusal(download(two), 'not_found');
        await organiser.client.users.block({ id: one.id });
        await expectRefusal(download(organiser), 'not_found');
        await organiser.client.users.unblock({ id: one.id });
        await one.client.groups.unsend({ id, messageId: sent.id });
        for (const who of [organiser, one]) await expectRefusal(download(who), 'not_found');
      });

      it('take photos into their group, and tell their writer who has read', async () => {
        const id = await post({ capacity: 2 });
        for (const guest of [one, two]) await guest.client.events.join({ id });
        const photoOf = async (who: Member) =>
          (await who.client.uploads.create({ file: pixel(), purpose: 'message-photo' })).data;
        const [photo, notMine] = [await photoOf(one), await photoOf(two)];
        await expectRefusal(
          one.client.groups.send({ id, content: '', attachmentId: notMine.id }),
          'validation_failed',
          'attachmentId',
        );
        const sent = { id, content: '', attachmentId: photo.id, clientId: 'photo' };
        const { data: mine } = await one.client.groups.send(sent);
        expect(mine).toMatchObject({ content: '', attachment: { id: photo.id }, seenBy: 0, isRead: false });
        expect((await one.client.groups.send(sent)).data.id).toBe(mine.id);
        const newestOf = async (who: Member) => (await who.client.groups.messages({ id, limit: 1 })).data[0];
        expect(await newestOf(two)).toMatchObject({ attachment: { url: photo.url }, seenBy: null });
        const readers = async () => {
          const { data, count } = await one.client.groups.readers({ id, messageId: mine.id });
          expect(count).toBe(data.length);
          return data.map(({ name }) => name);
        };
        expect(await readers()).toEqual([]);
        await one.client.groups.markRead({ id });
        await two.client.groups.markRead({ id });
        expect(await newestOf(one)).toMatchObject({ seenBy: 1, isRead: false });
        expect(await readers()).toEqual(['Esi Guest']);
        await organiser.client.groups.markRead({ id });
        expect(await newestOf(one)).toMatchObject({ seenBy: 2, isRead: true });
        expect(await readers()).toEqual(['Ama Organiser', 'Esi Guest']);
        await expectRefusal(two.client.groups.readers({ id, messageId: mine.id }), 'forbidden');
        await expectRefusal(one.client.groups.readers({ id, messageId: UNKNOWN_ID }), 'not_found');
        await two.client.events.leave({ id });
        expect(await readers()).toEqual(['Ama Organiser']);
        await expectRefusal(two.client.groups.readers({ id, messageId: mine.id }), 'not_found');
      });

      it('say in lists how many go and what is left, at once', async () => {
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
        const [elsewhere] = (
          await world().client().hives.list({ hiveType: 'buzz', sort: 'newest', limit: 1 })
        ).data;
        expect(elsewhere?.attendance).toBeUndefined();
      });

      it('give a place, line up the others, and move them up', async () => {
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

      it('refuse students who cannot come', async () => {
        const id = await post();
        await expectRefusal(organiser.client.events.join({ id }), 'own_listing');
        await expectRefusal(one.client.events.join({ id: UNKNOWN_ID }), 'not_found');
        await expectRefusal(world().client().events.join({ id }), 'unauthenticated');
        const elsewhere = await post({ registrationLink: 'https://hallweek.example' });
        await expectRefusal(one.client.events.join({ id: elsewhere }), 'event_elsewhere');
      });

      it('have no group where no one can join it, and keep the one that students were in', async () => {
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

      it('take messages of their organiser to all who go, and to no one else', async () => {
        const id = await post();
        await one.client.events.join({ id });
        await two.client.events.join({ id });
        const content = 'Doors open at seven.\nCome by the side gate.';
        const send = (text = content) => organiser.client.events.message({ id, content: text });
        const newsOf = async (who: Member) =>
          (await who.client.notifications.list({ limit: 50 })).data.filter(
            ({ kind, subject }) => kind === 'event_message' && subject?.id === id,
          );
        await expectRefusal(send('Too short'), 'validation_failed', 'content');
        await expectRefusal(send('x'.repeat(501)), 'validation_failed', 'content');
        await expectRefusal(one.client.events.message({ id, content }), 'forbidden');
        await expectRefusal(organiser.client.events.message({ id: UNKNOWN_ID, content }), 'not_found');
        const { data: first } = await send();
        expect(first).toMatchObject({ content, warning: null });
        await expect.poll(() => newsOf(one), SOON).toHaveLength(1);
        expect(await newsOf(one)).toMatchObject([
          {
            type: 'message',
            title: 'Ama Organiser about “Hall Week Jams”',
            description: 'Doors open at seven. Come by the side gate.',
          },
        ]);
        const { data: second } = await send('Pay the rest to 055 019 8842 before Friday');
        expect(second.warning).not.toBeNull();
        await expect.poll(() => newsOf(one), SOON).toHaveLength(2);
        expect((await newsOf(one)).map(({ description }) => description)).toContain(
          'Open the event’s page to read it.',
        );
        await send('The last one of today');
        await expectRefusal(send('One too many today'), 'limit_reached');
        // Members who get a place before delivery are notified too.
        await expect.poll(() => newsOf(one), SOON).toHaveLength(3);
        for (const reader of [one, organiser]) {
          const { data, pagination } = await reader.client.events.messages({ id, limit: 2 });
          expect(data.map((message) => message.content)).toEqual(['The last one of today', second.content]);
          const cursor = pagination?.nextCursor ?? undefined;
          expect((await reader.client.events.messages({ id, cursor })).data).toEqual([first]);
        }
        // Students on the waitlist are not notified and cannot read it.
        await expectRefusal(two.client.events.messages({ id }), 'forbidden');
        await one.client.events.leave({ id });
        await expectRefusal(one.client.events.messages({ id }), 'forbidden');
        expect((await two.client.events.messages({ id })).data).toHaveLength(3);
        expect(await newsOf(two)).toEqual([]);
        // A block hides messages in both directions.
        await two.client.users.block({ id: organiser.id });
        await expectRefusal(two.client.events.messages({ id }), 'forbidden');
        await two.client.users.unblock({ id: organiser.id });
        await organiser.client.hives.remove({ id });
        await expectRefusal(send(), 'not_found');
        await expectRefusal(two.client.events.messages({ id }), 'not_found');
      });

      /** Returns the dates of an event that begins in some hours by the server's clock. */
      const inHours = async (hours: number) => {
        const { createdAt } = (await organiser.client.category.create(LAPTOP)).data;
        const at = (later: number) => new Date(Date.parse(createdAt) + later * HOUR).toISOString();
        return { eventDate: at(hours), eventEndDate: at(hours + 4) };
      };

      it('let a ticket in once, by their organiser, from three hours before they begin', async () => {
        const early = await post(await inHours(4));
        await one.client.events.join({ id: early });
        const tooSoon = (await mineAt(one, early))?.code ?? '';
        await expectRefusal(
          organiser.client.events.checkIn({ id: early, code: tooSoon }),
          'door_not_open',
          'code',
        );
        const id = await post(await inHours(2));
        await one.client.events.join({ id });
        const code = (await mineAt(one, id))?.code ?? '';
        await expectRefusal(two.client.events.checkIn({ id, code }), 'forbidden');
        await expectRefusal(two.client.events.attendees({ id }), 'forbidden');
        await expectRefusal(
          organiser.client.events.checkIn({ id, code: 'AAAABBBBCCCC' }),
          'ticket_unknown',
          'code',
        );
        const { data } = await organiser.client.events.checkIn({ id, code: code.toLowerCase() });
        expect(data).toMatchObject({ person: { id: one.id }, paid: false });
        await expectRefusal(organiser.client.events.checkIn({ id, code }), 'ticket_used', 'code');
        const list = (await organiser.client.events.attendees({ id })).data;
        expect(list).toMatchObject([{ person: { id: one.id }, checkedInAt: data.checkedInAt }]);
      });

      it('have a price only where coming in is paid for', async () => {
        const id = await post({ price: 50, admission: 'free' });
        const priceOf = async () => (await organiser.client.hives.get({ id })).data.price;
        expect(await priceOf()).toBe(0);
        await organiser.client.hives.update({ id, admission: 'paid', price: 50 });
        expect(await priceOf()).toBe(50);
        await organiser.client.hives.update({ id, admission: 'donation' });
        expect(await priceOf()).toBe(0);
      });

      it('sell several tickets in one order, and let each in once', async () => {
        const id = await post({ price: 50, admission: 'paid', capacity: 4, ...(await inHours(2)) });
        const begin = (who: Member, quantity: number, hiveId = id) =>
          who.client.payments.initialize({ hiveId, quantity });
        await expectRefusal(begin(one, 0), 'validation_failed', 'quantity');
        await expectRefusal(begin(one, 7), 'validation_failed', 'quantity');
        await expectRefusal(begin(one, 5), 'event_full', 'quantity');
        const thing = (await organiser.client.category.create(LAPTOP)).data.id;
        await expectRefusal(begin(one, 2, thing), 'validation_failed', 'quantity');
        const paid = await pay(one, { hiveId: id, quantity: 3 });
        expect(paid).toMatchObject({ quantity: 3, price: 150, item: 'ticket', orderStatus: 'held' });
        expect((await one.client.payments.receipt({ id: paid.id })).data).toMatchObject({ quantity: 3 });
        const { data: state } = await one.client.events.get({ id });
        expect(state).toMatchObject({ going: 3, placesLeft: 1, mine: { number: 1, of: 3 } });
        expect(state.myTickets.map(({ number, of, status }) => [number, of, status])).toEqual([
          [1, 3, 'going'],
          [2, 3, 'going'],
          [3, 3, 'going'],
        ]);
        const codes = state.myTickets.map(({ code }) => code ?? '');
        expect(new Set(codes).size).toBe(3);
        await expectRefusal(begin(one, 1), 'already_going');
        await expectRefusal(begin(two, 2), 'event_full', 'quantity');
        // Several tickets of one buyer count as one group member.
        expect((await organiser.client.groups.get({ id })).data).toMatchObject({ members: 2 });
        expect((await organiser.client.groups.members({ id })).data).toHaveLength(2);
        const statusOf = async () => (await one.client.payments.get({ id: paid.id })).data.orderStatus;
        const letIn = (code: string) => organiser.client.events.checkIn({ id, code });
        expect((await letIn(codes[1] ?? '')).data).toMatchObject({ number: 2, of: 3, paid: true });
        await expectRefusal(letIn(codes[1] ?? ''), 'ticket_used', 'code');
        await expectRefusal(one.client.payments.cancel({ id: paid.id }), 'cancel_too_late');
        await letIn(codes[0] ?? '');
        expect(await statusOf()).toBe('held');
        await letIn(codes[2] ?? '');
        // The money is released only after the event has started.
        expect(await statusOf()).toBe('held');
      });

      it('sell tickets of several kinds, each as long as there are any', async () => {
        const crew = { name: 'Crew', price: 0, quota: 1 };
        const ticketKinds = [
          { name: 'Early bird', price: 10, quota: 2, lastDay: when.slice(0, 10) },
          { name: 'Regular', price: 25.5, quota: 2 },
          crew,
        ];
        const id = await post({ admission: 'paid', price: 99, capacity: 77, ticketKinds });
        const shown = async () => (await one.client.hives.get({ id })).data;
        expect(await shown()).toMatchObject({
          price: 10,
          buzzDetails: {
            capacity: 5,
            ticketKinds: [
              { name: 'Early bird', price: 10, quota: 2, lastDay: when.slice(0, 10) },
              { name: 'Regular', price: 25.5, quota: 2, lastDay: null },
              { ...crew, lastDay: null },
            ],
          },
        });
        const kindsNow = async () => (await world().client().events.get({ id })).data.kinds;
        const ids = (await kindsNow()).map((kind) => kind.id);
        const [early = '', , free = ''] = ids;
        const begin = (who: Member, input: object) =>
          who.client.payments.initialize({ hiveId: id, ...input });
        await expectRefusal(begin(one, {}), 'validation_failed', 'kindId');
        await expectRefusal(begin(one, { kindId: UNKNOWN_ID }), 'validation_failed', 'kindId');
        await expectRefusal(begin(one, { kindId: free }), 'listing_free');
        await expectRefusal(begin(one, { kindId: early, price: 25.5 }), 'price_changed');
        await expectRefusal(begin(one, { kindId: early, quantity: 3 }), 'event_full', 'quantity');
        await expectRefusal(one.client.events.join({ id }), 'validation_failed', 'kindId');
        await expectRefusal(one.client.events.join({ id, kindId: early }), 'ticket_needed');
        const paid = await pay(one, { hiveId: id, kindId: early, quantity: 2, price: 10 });
        const ticketKind = { id: early, name: 'Early bird' };
        expect(paid).toMatchObject({ price: 20, quantity: 2, ticketKind, orderStatus: 'held' });
        expect((await one.client.payments.receipt({ id: paid.id })).data.ticketKind).toBe('Early bird');
        expect((await kindsNow()).map(({ placesLeft, sale }) => [placesLeft, sale])).toEqual([
          [0, 'sold_out'],
          [2, 'open'],
          [1, 'open'],
        ]);
        // Lists show the lowest price that is still available.
        expect((await shown()).price).toBe(25.5);
        await expectRefusal(begin(two, { kindId: early }), 'event_full', 'kindId');
        expect((await two.client.events.join({ id, kindId: free })).data).toMatchObject({
          placesLeft: 2,
          mine: { status: 'going', paymentId: null, kind: { id: free, name: 'Crew' } },
        });
        const list = (await organiser.client.events.attendees({ id })).data;
        expect(list.map(({ kind }) => kind?.name)).toEqual(['Early bird', 'Early bird', 'Crew']);
        const soon = { ...(await inHours(2)), confirmMove: false };
        await expectRefusal(
          organiser.client.hives.update({ id, ...soon }),
          'event_move_unconfirmed',
          'eventDate',
        );
        await organiser.client.hives.update({ id, ...soon, confirmMove: true });
        const moved = (await one.client.payments.get({ id: paid.id })).data;
        expect(Date.parse(moved.cancellableUntil ?? '') - Date.parse(moved.eventMovedAt ?? '')).toBe(3 * DAY);
        const { code } = (await mineAt(one, id)) ?? {};
        const letIn = (await organiser.client.events.checkIn({ id, code: code ?? '' })).data;
        expect(letIn).toMatchObject({ kind: ticketKind });
        expect(
          (await two.client.events.tickets({})).data.find((held) => held.listing.id === id),
        ).toMatchObject({ ticket: { kind: { name: 'Crew' } } });
      });

      it('keep what is sold of a kind when its organiser changes their mind', async () => {
        const row = (
          name: string,
          quota: number,
          more: { id?: string; lastDay?: string; price?: number } = {},
        ) => ({
          name,
          price: 20,
          quota,
          ...more,
        });
        const id = await post({ admission: 'paid', ticketKinds: [row('Early', 2), row('Late', 3)] });
        const [early, late] = (await organiser.client.events.get({ id })).data.kinds;
        const [earlyId, lateId] = [early?.id ?? '', late?.id ?? ''];
        // Tickets in payment count as taken.
        const begun = (await one.client.payments.initialize({ hiveId: id, kindId: earlyId, quantity: 2 }))
          .data;
        const change = (...ticketKinds: NonNullable<InputOf<'hives.update'>['ticketKinds']>) =>
          organiser.client.hives.update({ id, ticketKinds });
        await expectRefusal(
          change(row('Early', 1, { id: earlyId }), row('Late', 3, { id: lateId })),
          'validation_failed',
          'ticketKinds.0.quota',
        );
        await expectRefusal(change(row('Late', 3, { id: lateId })), 'validation_failed', 'ticketKinds');
        await expectRefusal(
          organiser.client.hives.update({ id, admission: 'free' }),
          'validation_failed',
          'admission',
        );
        await expectRefusal(
          change(row('Early', 2, { id: earlyId }), row('EARLY', 3)),
          'validation_failed',
          'ticketKinds.1.name',
        );
        await expectRefusal(
          change(row('Early', 2, { id: earlyId, lastDay: '2020-01-01' })),
          'validation_failed',
          'ticketKinds.0.lastDay',
        );
        await expectRefusal(
          change(row('Early', 2, { id: lateId, price: -1 })),
          'validation_failed',
          'ticketKinds.0.price',
        );
        await expectRefusal(
          change(...['a', 'b', 'c', 'd', 'e'].map((name) => row(name, 1))),
          'validation_failed',
          'ticketKinds',
        );
        // A new price applies to later tickets. Unsold types can be removed.
        await change(row('First', 2, { id: earlyId, price: 30 }));
        await world().pay(begun, 'success');
        expect((await one.client.payments.verify({ reference: begun.reference })).data).toMatchObject({
          price: 40,
          ticketKind: { name: 'Early' },
          orderStatus: 'held',
        });
        expect(await mineAt(one, id)).toMatchObject({ kind: { id: earlyId, name: 'First' } });
        expect((await one.client.hives.get({ id })).data).toMatchObject({
          price: 30,
          buzzDetails: { capacity: 2, ticketKinds: [{ id: earlyId, name: 'First', price: 30 }] },
        });
      });

      it('make what was sold at one price tickets of the first kind', async () => {
        const id = await post({ admission: 'paid', price: 20, capacity: 3 });
        const paid = await pay(one, { hiveId: id, quantity: 2 });
        expect(paid.ticketKind).toBeNull();
        const change = (quota: number) =>
          organiser.client.hives.update({
            id,
            ticketKinds: [
              { name: 'Regular', price: 20, quota },
              { name: 'VIP', price: 60, quota: 1 },
            ],
          });
        await expectRefusal(change(1), 'validation_failed', 'ticketKinds.0.quota');
        await change(3);
        expect(await mineAt(one, id)).toMatchObject({ kind: { name: 'Regular' } });
        expect((await one.client.payments.get({ id: paid.id })).data.ticketKind?.name).toBe('Regular');
        expect((await two.client.events.get({ id })).data).toMatchObject({
          capacity: 4,
          placesLeft: 2,
          kinds: [{ placesLeft: 1 }, { placesLeft: 1 }],
        });
      });

      it('have one line for all kinds, and offer its first what becomes free', async () => {
        const ticketKinds = [
          { name: 'Regular', price: 20, quota: 1 },
          { name: 'VIP', price: 60, quota: 1 },
        ];
        const id = await post({ admission: 'paid', ticketKinds });
        const [regular, vip] = (await one.client.events.get({ id })).data.kinds.map((kind) => kind.id);
        const begin = async (who: Member, kindId = '') =>
          (await who.client.payments.initialize({ hiveId: id, kindId })).data;
        const three = await join(world(), 'Yaw Third');
        await begin(one, regular);
        await begin(two, vip);
        // The ticket given up would go to the waitlist, but the other type is taken, so nothing changes.
        await expectRefusal(begin(one, vip), 'event_full', 'kindId');
        expect(await mineAt(one, id)).toMatchObject({ status: 'reserved', kind: { name: 'Regular' } });
        expect((await three.client.events.join({ id })).data.mine).toMatchObject({
          status: 'waiting',
          position: 1,
          kind: null,
        });
        const twos = await begin(two, vip);
        await two.client.payments.cancel({ id: twos.paymentId });
        expect(await mineAt(three, id)).toMatchObject({ status: 'offered', kind: { name: 'VIP' } });
        const threes = await begin(three, vip);
        await world().pay(threes, 'success');
        const paid = (await three.client.payments.verify({ reference: threes.reference })).data;
        expect(paid).toMatchObject({ price: 60, ticketKind: { name: 'VIP' }, orderStatus: 'held' });
        // A larger quota would go to the waitlist, which is empty.
        await organiser.client.hives.update({
          id,
          ticketKinds: [
            { id: regular, name: 'Regular', price: 20, quota: 2 },
            { id: vip, name: 'VIP', price: 60, quota: 1 },
          ],
        });
        // Changing to another type returns the buyer's own reservation.
        await begin(two, regular);
        await expectRefusal(begin(two, vip), 'event_full', 'kindId');
        expect(await mineAt(two, id)).toMatchObject({ status: 'reserved', kind: { name: 'Regular' } });
      });

      it('keep the tickets of an order for its buyer, who can want more or fewer', async () => {
        const id = await post({ price: 50, admission: 'paid', capacity: 3 });
        const begin = async (quantity: number) =>
          (await one.client.payments.initialize({ hiveId: id, quantity })).data;
        const first = await begin(3);
        await two.client.events.join({ id });
        expect((await begin(3)).paymentId).toBe(first.paymentId);
        const fewer = await begin(2);
        expect(fewer.paymentId).not.toBe(first.paymentId);
        expect((await one.client.payments.get({ id: first.paymentId })).data.orderStatus).toBe('cancelled');
        // Returned tickets go to the next student on the waitlist.
        expect(await mineAt(two, id)).toMatchObject({ status: 'offered' });
        await expectRefusal(begin(3), 'event_full', 'quantity');
        await world().pay(fewer, 'success');
        const paid = (await one.client.payments.verify({ reference: fewer.reference })).data;
        expect(paid).toMatchObject({ quantity: 2, price: 100 });
        await one.client.payments.cancel({ id: paid.id });
        expect((await one.client.payments.get({ id: paid.id })).data).toMatchObject({
          orderStatus: 'refunded',
          refund: { amount: paid.amount },
        });
        expect((await one.client.events.get({ id })).data).toMatchObject({ going: 0, myTickets: [] });
      });

      it('sell their tickets one by one', async () => {
        const id = await post({ price: 50, admission: 'paid' });
        await expectRefusal(one.client.events.join({ id }), 'ticket_needed');
        const begun = (await one.client.payments.initialize({ hiveId: id })).data;
        expect(await mineAt(one, id)).toMatchObject({ status: 'reserved', code: null });
        await expectRefusal(two.client.payments.initialize({ hiveId: id }), 'event_full');
        await two.client.events.join({ id });
        await one.client.payments.cancel({ id: begun.paymentId });
        expect(await mineAt(two, id)).toMatchObject({ status: 'offered' });
        const paid = await pay(two, { hiveId: id });
        const { data: event } = await organiser.client.hives.get({ id });
        expect(paid.transactionHive.eventDate).toBe(event.buzzDetails?.eventDate);
        expect(paid).toMatchObject({ item: 'ticket', orderStatus: 'held', handoverCode: null, price: 50 });
        expect(await mineAt(two, id)).toMatchObject({ status: 'going', paymentId: paid.id });
        expect((await organiser.client.hives.get({ id })).data.status).toBe('active');
        await expectRefusal(two.client.payments.initialize({ hiveId: id }), 'already_going');
        await expectRefusal(two.client.events.leave({ id }), 'ticket_paid');
      });

      it('keep an unpaid ticket for 15 minutes', async () => {
        const id = await post({ price: 50, admission: 'paid' });
        await one.client.payments.initialize({ hiveId: id });
        world().advance(RESERVATION_LIFETIME);
        await two.client.payments.initialize({ hiveId: id });
        expect(await mineAt(one, id)).toBeNull();
      });
    });

    describe('sessions with a tutor', () => {
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

      it('cost the hours that are booked, and say when they are', async () => {
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

      it('are for many students, never at the same time, whatever the tutor teaches', async () => {
        const [maths, physics] = [await post(), await post()];
        const begin = (who: Member, hiveId: string, from: number, hours = 1) =>
          who.client.payments.initialize({ hiveId, startsAt: at(from), hours });
        await begin(one, maths, 10, 2);
        await expectRefusal(begin(two, maths, 11), 'slot_taken', 'startsAt');
        await expectRefusal(begin(two, physics, 9.5), 'slot_taken', 'startsAt');
        await begin(two, physics, 12);
        await begin(two, maths, 9);
      });

      it('need a time ahead and hours, and nothing else has them', async () => {
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
  });
}
