import { describe, expect, it } from 'vitest';
import { expectRefusal, join, useWorld, type Member } from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the hall of a student', () => {
  const hallOf = async (member: Member, client: Member['client']) =>
    (await client.users.get({ id: member.id })).data.hall;

  it('is one of the halls of the university, and can be removed', async () => {
    const yaw = await join(world(), 'Yaw Names');
    expect((await yaw.client.auth.me({})).data.hall).toBeNull();
    const named = await yaw.client.users.updateProfile({ hallId: 'unity-hall' });
    expect(named.data.hall).toEqual({ id: 'unity-hall', name: 'Unity Hall (Conti)' });
    await expectRefusal(yaw.client.users.updateProfile({ hallId: 'volta-hall' }), 'validation_failed');
    await expectRefusal(yaw.client.users.updateProfile({ hallId: 'constructor' }), 'validation_failed');
    await yaw.client.users.updateProfile({ bio: 'Level 300' });
    expect((await yaw.client.auth.me({})).data.hall?.id).toBe('unity-hall');
    expect((await yaw.client.users.updateProfile({ hallId: null })).data.hall).toBeNull();
  });

  it('is hidden from other students until its student shows it, and from visitors always', async () => {
    const [yaw, ama] = [await join(world(), 'Yaw Hides'), await join(world(), 'Ama Looks')];
    await yaw.client.users.updateProfile({ hallId: 'republic-hall' });
    expect(await hallOf(yaw, yaw.client)).toMatchObject({ name: 'Republic Hall' });
    expect(await hallOf(yaw, ama.client)).toBeNull();
    await yaw.client.users.updateSettings({ showHall: true });
    expect(await hallOf(yaw, ama.client)).toMatchObject({ name: 'Republic Hall' });
    expect(await hallOf(yaw, world().client())).toBeNull();
    await yaw.client.users.updateSettings({ showHall: false });
    expect(await hallOf(yaw, ama.client)).toBeNull();
  });

  it('is listed under its university', async () => {
    const { data } = await world().client().universities.get({ id: 'ucc' });
    expect(data.halls).toContainEqual({ id: 'valco-hall', name: 'Valco Hall' });
    expect((await world().client().universities.get({ id: 'ashesi' })).data.halls).toEqual([]);
  });
});
