import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { newId } from '../../platform/ids.js';
import { changeParticipation } from './folders.js';
import { ThreadPartners } from './partners.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
let outsider: TestStudent;
let id: string;

beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
  outsider = await campus.student('Yaw Outsider');
  id = (await akosua.client.messages.open({ recipientId: kwame.id })).data.id;
});
afterAll(() => campus.close());

describe('the partners of a conversation', () => {
  it('are the two students of the conversation, and no other student', async () => {
    const partners = new ThreadPartners(campus.app.platform.db);
    expect(await partners.of(id, akosua.id)).toBe(kwame.id);
    expect(await partners.of(id, kwame.id)).toBe(akosua.id);
    expect(await partners.of(id, outsider.id)).toBeUndefined();
    expect(await partners.of(newId(), akosua.id)).toBeUndefined();
  });

  it('are read from the database once', async () => {
    const { db } = campus.app.platform;
    const select = vi.spyOn(db, 'select');
    const partners = new ThreadPartners(db);
    await partners.of(id, akosua.id);
    await partners.of(id, kwame.id);
    expect(select).toHaveBeenCalledTimes(1);
    select.mockRestore();
  });
});

describe('the state of a conversation for one participant', () => {
  it('changes for that participant only, and their pages get an event', async () => {
    const { platform } = campus.app;
    const emitted = vi.spyOn(platform.realtime, 'emitVolatile');
    await changeParticipation(platform, akosua.id, { id, kind: 'direct' }, { mutedAt: platform.clock.now() });
    expect(emitted.mock.calls).toEqual([[akosua.id, 'conversationChanged', { conversationId: id }]]);
    emitted.mockRestore();
    expect((await akosua.client.messages.conversation({ id })).data.muted).toBe(true);
    expect((await kwame.client.messages.conversation({ id })).data.muted).toBe(false);
  });

  it('cannot be changed by an outsider', async () => {
    const { platform } = campus.app;
    const change = changeParticipation(
      platform,
      outsider.id,
      { id, kind: 'direct' },
      { archivedAt: platform.clock.now() },
    );
    await expect(change).rejects.toMatchObject({ code: 'not_found', message: 'Conversation not found' });
    const group = changeParticipation(platform, akosua.id, { id, kind: 'group' }, { archivedAt: null });
    await expect(group).rejects.toMatchObject({ code: 'not_found', message: 'Group not found' });
    expect((await akosua.client.messages.conversation({ id })).data.archived).toBe(false);
  });
});
