import { MAX_PORTFOLIO } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  pass,
  pixel,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('a portfolio', () => {
  let owner: Member;
  let other: Member;
  let moderator: Member;
  beforeAll(async () => {
    owner = await join(world(), 'Akosua Painter');
    other = await join(world(), 'Kofi Looker');
    moderator = await join(world(), 'Esi Moderator');
    await world().promote(moderator.id, 'moderator');
  });

  const upload = async (member = owner, purpose: 'portfolio-photo' | 'listing-photo' = 'portfolio-photo') =>
    (await member.client.uploads.create({ purpose, file: pixel() })).data.id;
  const picture = async (caption: string, member = owner) => ({ id: await upload(member), caption });
  const save = async (pictures: readonly { id: string; caption: string }[], member = owner) =>
    (await member.client.portfolio.save({ pictures: [...pictures] })).data;
  const list = async (member = other, of = owner) => (await member.client.portfolio.list({ id: of.id })).data;

  it('is empty at first, and keeps pictures and captions in the chosen order', async () => {
    expect(await list()).toEqual([]);
    const [logo, mural] = [await picture('A logo'), await picture('  A mural  ')];
    expect((await save([logo, mural])).map(({ caption }) => caption)).toEqual(['A logo', 'A mural']);
    await save([mural, { ...logo, caption: 'The logo of our hall' }]);
    const shown = await list();
    expect(shown.map(({ id, caption }) => [id, caption])).toEqual([
      [mural.id, 'A mural'],
      [logo.id, 'The logo of our hall'],
    ]);
    expect(shown[0]?.photo).toMatchObject({ id: mural.id });
    expect(await save([logo])).toHaveLength(1);
    expect(await save([])).toEqual([]);
  });

  it('accepts each own picture once, with a caption, and at most twelve pictures', async () => {
    const logo = await picture('A logo');
    await expectRefusal(save([logo, logo]), 'validation_failed', 'pictures.1.id');
    await expectRefusal(save([{ ...logo, caption: ' ' }]), 'validation_failed', 'pictures.0.caption');
    await expectRefusal(save([{ ...logo, id: UNKNOWN_ID }]), 'validation_failed', 'pictures.0');
    await expectRefusal(save([await picture('Theirs', other)]), 'validation_failed', 'pictures.0');
    const sold = { id: await upload(owner, 'listing-photo'), caption: 'For sale' };
    await expectRefusal(save([sold]), 'validation_failed', 'pictures.0');
    const many = Array.from({ length: MAX_PORTFOLIO + 1 }, () => logo);
    await expectRefusal(save(many), 'validation_failed', 'pictures');
  });

  it('follows the profile visibility of its student', async () => {
    await save([await picture('A logo')]);
    expect(await world().client().portfolio.list({ id: owner.id })).toMatchObject({ count: 1 });
    await owner.client.users.updateSettings({ visibility: 'members' });
    await expectRefusal(world().client().portfolio.list({ id: owner.id }), 'not_found');
    expect(await list()).toHaveLength(1);
    await owner.client.users.updateSettings({ visibility: 'hidden' });
    await expectRefusal(list(), 'not_found');
    expect(await list(owner)).toHaveLength(1);
    expect(await list(moderator)).toHaveLength(1);
    await owner.client.users.updateSettings({ visibility: 'public' });
    await expectRefusal(list(other, { ...owner, id: UNKNOWN_ID }), 'not_found');
  });

  it('loses a picture by decision of another moderator, with the reason in a notification', async () => {
    const [logo, mural] = [await picture('A logo'), await picture('A mural')];
    await save([logo, mural]);
    const down = (member: Member, id = logo.id) =>
      member.client.portfolio.takeDown({ id, reason: 'Not your own work' });
    await expectRefusal(down(other), 'forbidden');
    await expectRefusal(down(owner), 'forbidden');
    await expectRefusal(down(moderator, UNKNOWN_ID), 'not_found');
    const own = await picture('Mine', moderator);
    await save([own], moderator);
    await expectRefusal(down(moderator, own.id), 'forbidden');
    expect(await list(other, moderator)).toHaveLength(1);
    await down(moderator);
    expect((await list()).map(({ id }) => id)).toEqual([mural.id]);
    await expectRefusal(down(moderator), 'not_found');
    const [notification] = (await owner.client.notifications.list({})).data;
    expect(notification).toMatchObject({ kind: 'moderation_warning' });
    expect(JSON.stringify(notification)).toContain('Not your own work');
  });

  it('loses only the reported picture, and notifies its student of the reason', async () => {
    const [logo, mural] = [await picture('A logo'), await picture('A mural')];
    await save([logo, mural]);
    const report = (member: Member, targetId = logo.id) =>
      member.client.reports.create({ targetType: 'picture', targetId, reason: 'sexual' });
    const caseOf = async (targetId: string, state: 'open' | 'resolved' = 'open') =>
      (await moderator.client.moderation.reports({ targetType: 'picture', state, limit: 50 })).data.find(
        (one) => one.targetId === targetId,
      );
    const decide = async (targetId: string, decision: 'delete' | 'hide' | 'dismiss') =>
      moderator.client.moderation.resolve({
        id: (await caseOf(targetId))?.id ?? '',
        decision,
        note: 'Not your own work',
      });
    await expectRefusal(report(owner), 'own_content');
    await expectRefusal(report(other, UNKNOWN_ID), 'not_found');
    const input = { targetType: 'picture', targetId: logo.id, reason: 'harassment' } as const;
    await expectRefusal(other.client.reports.create(input), 'validation_failed', 'reason');
    const unclear = { ...input, reason: 'copyright' } as const;
    await expectRefusal(other.client.reports.create(unclear), 'validation_failed', 'details');
    await report(other);
    await report(other, mural.id);
    await expectRefusal(report(other), 'already_reported');
    expect(await caseOf(logo.id)).toMatchObject({
      subject: { id: owner.id },
      picture: { id: logo.id, caption: 'A logo' },
      listing: null,
      messages: [],
    });
    await expectRefusal(decide(logo.id, 'hide'), 'validation_failed', 'decision');
    await decide(logo.id, 'delete');
    await decide(mural.id, 'dismiss');
    expect((await list()).map(({ id }) => id)).toEqual([mural.id]);
    expect(await caseOf(logo.id, 'resolved')).toMatchObject({ decision: 'delete', picture: null });
    const [notification] = (await owner.client.notifications.list({})).data;
    expect(notification).toMatchObject({ kind: 'moderation_warning' });
    await expectRefusal(report(other), 'not_found');
  });

  it('hides a picture after two copyright reports, or after one report that is a day old', async () => {
    const [logo, mural, sign] = [await picture('A logo'), await picture('A mural'), await picture('A sign')];
    await save([logo, mural, sign]);
    const third = await join(world(), 'Yaw Author');
    const claim = (member: Member, targetId: string) =>
      member.client.reports.create({
        ...{ targetType: 'picture', targetId, reason: 'copyright', details: 'I painted it.' },
      });
    const shown = async () =>
      (await world().client().portfolio.list({ id: owner.id })).data.map(({ caption }) => caption);
    await claim(other, logo.id);
    await claim(other, mural.id);
    // Reports for other reasons do not count as takedown requests.
    await third.client.reports.create({ targetType: 'picture', targetId: mural.id, reason: 'spam' });
    expect(await shown()).toEqual(['A logo', 'A mural', 'A sign']);
    await claim(third, logo.id);
    expect(await shown()).toEqual(['A mural', 'A sign']);
    expect(await list(owner)).toHaveLength(3);
    const { data } = await moderator.client.moderation.reports({ targetType: 'picture', limit: 50 });
    const id = data.find(({ targetId }) => targetId === logo.id)?.id ?? '';
    await moderator.client.moderation.resolve({ id, decision: 'dismiss', note: 'Its author agreed.' });
    expect(await shown()).toEqual(['A logo', 'A mural', 'A sign']);
    await pass(world(), 1, owner, other, moderator);
    expect(await shown()).toEqual(['A logo', 'A sign']);
    expect(await list(owner)).toHaveLength(3);
    await save([]);
  });

  it('allows its student to remove a reported picture before a moderator decides', async () => {
    const logo = await picture('A logo');
    await save([logo]);
    await other.client.reports.create({ targetType: 'picture', targetId: logo.id, reason: 'spam' });
    await save([]);
    const open = (await moderator.client.moderation.reports({ targetType: 'picture', limit: 50 })).data.find(
      ({ targetId }) => targetId === logo.id,
    );
    const id = open?.id ?? '';
    expect(open?.picture).toBeNull();
    await expectRefusal(
      moderator.client.moderation.resolve({ id, decision: 'delete', note: 'Gone' }),
      'not_found',
    );
    await moderator.client.moderation.resolve({ id, decision: 'warn', note: 'Not here' });
  });
});
