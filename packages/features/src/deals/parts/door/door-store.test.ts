import { ApiError, DAY, MAX_ADMISSIONS, type AdmissionAnswer, type DoorList } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.js';
import { DoorStore, type StoredAdmission } from './door-store.js';

const now = new Date('2026-11-20T19:00:00.000Z');
const listed = (ticketId: string): DoorList['tickets'][number] => ({
  ticketId,
  commitment: '',
  state: 'going',
  name: 'Kofi Asante',
  kindId: null,
  number: 1,
  of: 1,
  checkedInAt: null,
});
const list: DoorList = {
  now: now.toISOString(),
  keys: ['key'],
  eventId: 'jams',
  title: 'Hall Week Jams',
  opens: null,
  over: new Date(now.getTime() + DAY).toISOString(),
  cancelled: false,
  kinds: [],
  tickets: [listed('one'), listed('two')],
  complete: true,
};
const admission = (ticketId: string, eventId = 'jams'): Omit<StoredAdmission, 'status'> => ({
  id: `admission of ${ticketId}`,
  eventId,
  ticketId,
  code: '7KQ2MX9RTB4C',
  name: 'Kofi Asante',
  kind: null,
  number: 1,
  of: 1,
  admittedAt: now.toISOString(),
});
const admitted = ({ id }: StoredAdmission): AdmissionAnswer => ({
  admissionId: id,
  status: 'admitted',
  reason: null,
  checkedInAt: now.toISOString(),
});
const failure = (code: 'network' | 'session_expired' | 'rate_limited' | 'forbidden') =>
  new ApiError({ code, status: 0, message: '' });

describe('the stored data of a door', () => {
  it('survives a reload, including how far the clock of the phone is ahead', () => {
    const storage = memoryStorage();
    const store = new DoorStore(storage, 'ama');
    store.learn('jams', list, new Date(now.getTime() + DAY));
    store.add(admission('one'));
    expect(new DoorStore(storage, 'ama').read()).toEqual({
      doors: [{ eventId: 'jams', list, ahead: DAY }],
      admissions: [{ ...admission('one'), status: 'waiting' }],
    });
  });

  it('is neither visible to the next organiser on the device nor sent by them', async () => {
    const storage = memoryStorage();
    const store = new DoorStore(storage, 'ama');
    store.learn('jams', list, now);
    store.add(admission('one'));
    const his = new DoorStore(storage, 'kofi');
    const sent: unknown[] = [];
    await his.flush(async (...call) => (sent.push(call), []));
    expect([his.read(), sent]).toEqual([{ doors: [], admissions: [] }, []]);
  });

  it('admits a ticket once, even from two tabs', () => {
    const storage = memoryStorage();
    const [store, tab] = [new DoorStore(storage, 'ama'), new DoorStore(storage, 'ama')];
    expect(store.add(admission('one'))).toBe(true);
    expect(tab.add({ ...admission('one'), id: 'again' })).toBe(false);
    expect(tab.read().admissions).toHaveLength(0);
    tab.follow();
    expect(tab.read().admissions).toHaveLength(1);
  });

  it('stays waiting without a network or a session, and is then sent once, in order, under the same ids', async () => {
    const store = new DoorStore(memoryStorage(), 'ama');
    store.add(admission('one'));
    store.add(admission('two'));
    for (const code of ['network', 'session_expired', 'rate_limited'] as const) {
      expect(await store.flush(() => Promise.reject(failure(code)))).toBe(false);
      expect(store.read().admissions.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    }
    const sent: string[][] = [];
    const send = async (_: string, batch: readonly StoredAdmission[]) => {
      sent.push(batch.map(({ id }) => id));
      return batch.map(admitted);
    };
    await Promise.all([store.flush(send), store.flush(send)]);
    expect(sent).toEqual([['admission of one', 'admission of two']]);
  });

  it('is sent in batches of the maximum size, separately for each event', async () => {
    const store = new DoorStore(memoryStorage(), 'ama');
    for (let at = 0; at <= MAX_ADMISSIONS; at += 1) store.add(admission(String(at)));
    store.add(admission('other', 'quiz'));
    const sent: [string, number][] = [];
    await store.flush(async (eventId, batch) => {
      sent.push([eventId, batch.length]);
      return batch.map(admitted);
    });
    expect(sent).toEqual([
      ['jams', MAX_ADMISSIONS],
      ['jams', 1],
      ['quiz', 1],
    ]);
  });

  it('refuses a sent ticket, and drops its admission once the list contains it', async () => {
    const store = new DoorStore(memoryStorage(), 'ama');
    store.add(admission('one'));
    await store.flush(async (_, batch) => batch.map(admitted));
    expect(store.add({ ...admission('one'), id: 'again' })).toBe(false);
    store.learn('jams', list, now);
    expect(store.read().admissions).toMatchObject([{ status: 'sent' }]);
    store.markIn('jams', 'one', now.toISOString());
    const existing = store.read().doors[0]?.list ?? list;
    expect(existing.tickets.map(({ checkedInAt }) => checkedInAt)).toEqual([now.toISOString(), null]);
    store.learn('jams', existing, now);
    expect(store.read().admissions).toEqual([]);
  });

  it('keeps an admission when an older list arrives', () => {
    const store = new DoorStore(memoryStorage(), 'ama');
    const later = new Date(now.getTime() + 1_000).toISOString();
    const when = () => store.read().doors[0]?.list.tickets.map(({ checkedInAt }) => checkedInAt);
    // Admitted before any list arrived, then once more with an older list in transit.
    store.markIn('jams', 'one', later);
    store.learn('jams', { ...list, now: now.toISOString() }, now);
    expect(when()).toEqual([later, null]);
    // A later answer of the server takes precedence.
    store.learn('jams', { ...list, now: new Date(now.getTime() + 2_000).toISOString() }, now);
    expect(when()).toEqual([null, null]);
  });

  it('keeps a refused admission with its reason until it is dismissed', async () => {
    const store = new DoorStore(memoryStorage(), 'ama');
    for (const ticketId of ['one', 'two', 'three']) store.add(admission(ticketId));
    await store.flush(async (_, batch) =>
      batch.slice(0, 2).map((storedAdmission, at) =>
        at === 0
          ? admitted(storedAdmission)
          : {
              admissionId: storedAdmission.id,
              status: 'refused',
              reason: 'ticket_used',
              checkedInAt: list.now,
            },
      ),
    );
    expect(store.read().admissions).toMatchObject([
      { ticketId: 'one', status: 'sent' },
      { ticketId: 'two', status: 'refused', reason: 'ticket_used', elsewhereAt: list.now },
      { ticketId: 'three', status: 'refused', reason: 'other' },
    ]);
    store.dismiss(['admission of one', 'admission of two']);
    expect(store.read().admissions.map(({ ticketId }) => ticketId)).toEqual(['one', 'three']);
  });

  it('marks every admission as refused when the organiser no longer has access to the event', async () => {
    const store = new DoorStore(memoryStorage(), 'ama');
    store.add(admission('one'));
    expect(await store.flush(() => Promise.reject(failure('forbidden')))).toBe(true);
    expect(store.read().admissions).toMatchObject([{ status: 'refused', reason: 'other' }]);
  });

  it('drops the lists of events that ended long ago, and keeps at most a few', () => {
    const store = new DoorStore(memoryStorage(), 'ama');
    const learn = (eventId: string, days: number) => store.learn(eventId, late(days), now);
    const late = (days: number): DoorList => ({
      ...list,
      now: new Date(now.getTime() + days * DAY).toISOString(),
      over: null,
    });
    store.learn('jams', list, now);
    for (const at of [1, 2]) learn(`event ${at}`, 1);
    const ids = () => store.read().doors.map((door) => door.eventId);
    expect(ids()).toEqual(['event 2', 'event 1', 'jams']);
    learn('event 2', 4);
    expect(ids()).toEqual(['event 2', 'event 1']);
    for (const at of [3, 4, 5]) learn(`event ${at}`, 4);
    expect(ids()).toEqual(['event 5', 'event 4', 'event 3']);
  });

  it('starts empty when the stored data is unreadable', () => {
    const storage = memoryStorage();
    storage.write('doors:ama', '{');
    storage.write('admissions:ama', '{}');
    expect(new DoorStore(storage, 'ama').read()).toEqual({ doors: [], admissions: [] });
  });
});
