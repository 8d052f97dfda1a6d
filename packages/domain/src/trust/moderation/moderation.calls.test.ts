import { DAY } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  PASSWORD,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('reports', () => {
  let seller: Member;
  let moderator: Member;
  let reporters: Member[];
  beforeAll(async () => {
    seller = await join(world(), 'Esi Reported');
    moderator = await join(world(), 'Ama Moderator');
    await world().promote(moderator.id, 'moderator');
    reporters = [
      await join(world(), 'Kojo First'),
      await join(world(), 'Afi Second'),
      await join(world(), 'Yaw Third'),
    ];
  });
  const listed = async () => (await seller.client.category.create(LAPTOP)).data.id;
  const report = (member: Member, targetType: 'listing' | 'user' | 'message', targetId: string) =>
    member.client.reports.create({ targetType, targetId, reason: 'scam' });
  const openCase = async (targetId: string) => {
    const { data } = await moderator.client.moderation.reports({ limit: 50 });
    return data.find((one) => one.targetId === targetId);
  };
  const decide = (id: string, decision: 'dismiss' | 'hide' | 'warn' | 'suspend') =>
    moderator.client.moderation.resolve({ id, decision, note: 'Seen' });
  const first = () => reporters[0] ?? seller;

  it('hide a listing when three students agree, until a moderator decides', async () => {
    const id = await listed();
    for (const member of reporters) await report(member, 'listing', id);
    await expectRefusal(first().client.hives.get({ id }), 'not_found');
    expect((await seller.client.hives.get({ id })).data.status).toBe('hidden');
    const found = await openCase(id);
    expect(found).toMatchObject({
      targetType: 'listing',
      reportCount: 3,
      subject: { id: seller.id },
      listing: { title: LAPTOP.title, hiddenByReports: true },
      decision: null,
    });
    expect((await decide(found?.id ?? '', 'dismiss')).data).toMatchObject({
      decision: 'dismiss',
      note: 'Seen',
      resolvedBy: { id: moderator.id },
      listing: { status: 'active', hiddenByReports: false },
    });
    await expectRefusal(decide(found?.id ?? '', 'hide'), 'already_resolved');
    expect((await first().client.hives.get({ id })).data.status).toBe('active');
    await expectRefusal(report(first(), 'listing', id), 'already_reported');
    const audit = (await moderator.client.moderation.audit({ about: id })).data;
    expect(audit[0]).toMatchObject({
      action: 'listing.dismiss',
      actor: { id: moderator.id },
      reason: 'Seen',
    });
  });

  it('are refused for content that the caller cannot see or has made', async () => {
    const id = await listed();
    await expectRefusal(report(seller, 'listing', id), 'own_content');
    await expectRefusal(report(first(), 'user', id), 'not_found');
    const nonsense = { targetType: 'user', targetId: seller.id, reason: 'counterfeit' } as const;
    await expectRefusal(first().client.reports.create(nonsense), 'validation_failed', 'reason');
    const silent = { targetType: 'user', targetId: seller.id, reason: 'other' } as const;
    await expectRefusal(first().client.reports.create(silent), 'validation_failed', 'details');
  });

  it('can claim copyright of study material, whose poster can appeal after it is hidden', async () => {
    const { client } = seller;
    const { data: notes } = await client.category.create({
      category: 'archive',
      title: 'A whole textbook, scanned',
      description: 'All chapters',
      fileUrl: 'https://drive.example/book',
      mayShare: true,
    });
    const { id } = notes;
    const mine = (change: object = {}) =>
      first().client.reports.create({
        targetType: 'listing',
        targetId: id,
        reason: 'copyright',
        details: 'I wrote this book.',
        ...change,
      });
    await expectRefusal(mine({ details: '' }), 'validation_failed', 'details');
    const other = await listed();
    await expectRefusal(mine({ targetId: other }), 'validation_failed', 'reason');
    await expectRefusal(mine({ targetType: 'user', targetId: seller.id }), 'validation_failed', 'reason');
    await mine();
    const found = await openCase(id);
    expect(found?.reports).toMatchObject([{ reason: 'copyright', details: 'I wrote this book.' }]);
    const note = 'Its author has not agreed.';
    await moderator.client.moderation.resolve({ id: found?.id ?? '', decision: 'hide', note });
    await expectRefusal(first().client.files.download({ id }), 'not_found');
    expect((await client.appeals.get({ id })).data).toMatchObject({
      kind: 'hide',
      reason: note,
      mayAppeal: true,
    });
    await client.appeals.create({ id, text: 'She allowed me to, in writing.' });
    const { data: appeals } = await moderator.client.appeals.list({});
    expect(appeals.find((appeal) => appeal.listing?.id === id)).toMatchObject({
      text: 'She allowed me to, in writing.',
      reports: [{ reason: 'copyright' }],
    });
  });

  const sharedFile = async () => {
    const { data } = await seller.client.category.create({
      category: 'archive',
      title: 'Lecture slides, all weeks',
      description: 'All weeks',
      fileUrl: 'https://drive.example/slides',
      mayShare: true,
    });
    return data.id;
  };
  const claim = (member: Member, targetId: string) =>
    member.client.reports.create({
      ...{ targetType: 'listing', targetId, reason: 'copyright', details: 'I wrote these.' },
    });

  it('hide study material after two takedown requests, until a moderator decides', async () => {
    const id = await sharedFile();
    const [one, another, third] = reporters;
    if (one === undefined || another === undefined || third === undefined) throw new Error('Three report');
    await claim(one, id);
    // Reports for other reasons do not count as takedown requests.
    await report(another, 'listing', id);
    expect((await third.client.hives.get({ id })).data.status).toBe('active');
    const single = await sharedFile();
    await claim(one, single);
    await claim(another, single);
    await expectRefusal(third.client.hives.get({ id: single }), 'not_found');
    await expectRefusal(third.client.files.download({ id: single }), 'not_found');
    const found = await openCase(single);
    expect(found).toMatchObject({ reportCount: 2, listing: { status: 'hidden', hiddenByReports: true } });
    await decide(found?.id ?? '', 'dismiss');
    expect((await third.client.hives.get({ id: single })).data.status).toBe('active');
  });

  it('show a moderator the reported message and the few before it', async () => {
    const talk = (await first().client.messages.open({ recipientId: seller.id })).data;
    const texts = ['1', '2', '3', '4', '5', '6', 'Pay first'];
    for (const content of texts) await seller.client.messages.send({ conversationId: talk.id, content });
    const { data } = await first().client.messages.list({ id: talk.id });
    const id = data.find((one) => one.content === 'Pay first')?.id ?? '';
    await expectRefusal(report(reporters[1] ?? seller, 'message', id), 'not_found');
    await report(first(), 'message', id);
    const found = await openCase(id);
    expect(found?.messages.map((message) => message.content)).toEqual(texts.slice(1));
    expect(found?.group).toBeNull();
  });

  it('count for moderators how many messages carried a warning, and how many of them were reported', async () => {
    const counted = async () => {
      const { data } = await moderator.client.moderation.warnings({});
      const found = data.warnings.find(({ warning }) => warning === 'prepayment');
      return { all: data.messages, warned: found?.messages ?? 0, reported: found?.reported ?? 0 };
    };
    const before = await counted();
    const talk = (await first().client.messages.open({ recipientId: seller.id })).data;
    const send = (content: string) =>
      seller.client.messages.send({ conversationId: talk.id, content, clientId: content });
    await send('It is a good laptop');
    await send('Send half now and I keep it for you');
    const { id } = (await send('Pay a deposit first')).data;
    await report(first(), 'message', id);
    const { all, warned, reported } = before;
    expect(await counted()).toEqual({ all: all + 3, warned: warned + 2, reported: reported + 1 });
  });

  it('show a moderator a group message that a member reported', async () => {
    const { createdAt } = (await seller.client.category.create(LAPTOP)).data;
    const { data: event } = await seller.client.category.create({
      category: 'buzz',
      title: 'Film night',
      description: 'Bring a friend',
      eventDate: new Date(Date.parse(createdAt) + 30 * DAY).toISOString(),
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'free',
    });
    const group = event.id;
    await first().client.events.join({ id: group });
    const texts = ['1', '2', '3', '4', '5', '6', 'Send the momo first and I will dispatch by bus'];
    for (const content of texts) await seller.client.groups.send({ id: group, content });
    const [newest] = (await first().client.groups.messages({ id: group })).data;
    const id = newest?.id ?? '';
    await expectRefusal(report(reporters[1] ?? seller, 'message', id), 'not_found');
    await expectRefusal(report(seller, 'message', id), 'own_content');
    await report(first(), 'message', id);
    const found = await openCase(id);
    expect(found).toMatchObject({ subject: { id: seller.id }, group: { id: group, title: 'Film night' } });
    expect(found?.messages.map((message) => message.content)).toEqual(texts.slice(1));
    expect(found?.messages.at(-1)).toMatchObject({
      bySubject: true,
      author: seller.name,
      warning: { kind: 'prepayment', reasons: expect.arrayContaining(['send']) },
    });
    expect(found?.messages[0]?.warning).toBeUndefined();
  });
});

describe('moderators', () => {
  let admin: Member;
  let moderator: Member;
  beforeAll(async () => {
    admin = await join(world(), 'Afua Admin');
    moderator = await join(world(), 'Ama Second');
    await world().promote(admin.id, 'admin');
    await world().promote(moderator.id, 'moderator');
  });
  const act = (by: Member, id: string, action: 'warn' | 'suspend' | 'reinstate') =>
    by.client.moderation.updateUser({ id, action, reason: 'Asked for money first' });

  it('suspend and reinstate students', async () => {
    const student = await join(world(), 'Kofi Suspended');
    const id = (await student.client.category.create(LAPTOP)).data.id;
    const logIn = () => world().client().auth.login({ email: student.email, password: PASSWORD });
    expect((await act(moderator, student.id, 'suspend')).data.suspension).toMatchObject({
      reason: 'Asked for money first',
      until: null,
    });
    await expectRefusal(student.client.auth.me({}), 'account_suspended');
    await expectRefusal(logIn(), 'account_suspended');
    await expectRefusal(world().client().hives.get({ id }), 'not_found');
    const { data } = await moderator.client.moderation.users({ q: 'Kofi Suspended', filter: 'suspended' });
    expect(data).toMatchObject([{ id: student.id, email: student.email }]);
    expect((await act(moderator, student.id, 'reinstate')).data.suspension).toBeNull();
    await expectRefusal(act(moderator, student.id, 'reinstate'), 'conflict');
    // The suspended student logs in again.
    await expectRefusal(student.client.auth.me({}), 'session_expired');
    await logIn();
    expect((await world().client().hives.get({ id })).data.status).toBe('active');
  });

  it('have more rights than students and fewer than admins', async () => {
    const student = await join(world(), 'Abena Student');
    await expectRefusal(student.client.moderation.reports({}), 'forbidden');
    await expectRefusal(student.client.moderation.users({}), 'forbidden');
    await expectRefusal(student.client.moderation.audit({}), 'forbidden');
    await expectRefusal(student.client.moderation.warnings({}), 'forbidden');
    await expectRefusal(act(student, moderator.id, 'suspend'), 'forbidden');
    await expectRefusal(act(moderator, admin.id, 'suspend'), 'forbidden');
    await expectRefusal(act(moderator, moderator.id, 'warn'), 'forbidden');
    const role = { id: student.id, action: 'set_role', role: 'moderator', reason: 'Helps us' } as const;
    await expectRefusal(moderator.client.moderation.updateUser(role), 'forbidden');
    expect((await admin.client.moderation.updateUser(role)).data.role).toBe('moderator');
    expect((await student.client.auth.me({})).data.role).toBe('moderator');
    await student.client.moderation.reports({});
  });

  it('warn students', async () => {
    const student = await join(world(), 'Yaw Warned');
    await act(moderator, student.id, 'warn');
    expect((await student.client.notifications.list({})).data[0]).toMatchObject({
      type: 'system',
      kind: 'moderation_warning',
      description: 'Asked for money first',
    });
  });
});
