import { describe, expect, it } from 'vitest';
import type { Clock, DeviceStorage, DraftFileStore, StorageKey } from '../../../kernel/index.js';
import { isTabKey, memoryDraftFiles, memoryStorage } from '../../../testing/memory-storage.js';
import { DRAFT_LIFETIME, openDraft, startDraft } from './open-draft.js';

/** Device with one student. `open` does what a tab does when it opens the form. */
function device(files: DraftFileStore = memoryDraftFiles()) {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const onDevice = new Map<StorageKey, string>();
  const clock = { now: () => new Date(now) } as Clock;
  const tab = (userId = 'ama', full = false) => {
    const inTab = new Map<StorageKey, string>();
    const storage: DeviceStorage = {
      ...memoryStorage({ files }),
      read: (key) => (isTabKey(key) ? inTab : onDevice).get(key) ?? null,
      write(key, value) {
        const stored = isTabKey(key) ? inTab : onDevice;
        if (value === null) stored.delete(key);
        else if (full) return false;
        else stored.set(key, value);
        return true;
      },
    };
    const host = { storage, clock, userId };
    return {
      open: (form = 'post-buzz') => openDraft(host, form),
      start: () => startDraft(host, 'post-buzz'),
    };
  };
  return { tab, onDevice, pass: (milliseconds: number) => void (now += milliseconds) };
}

const photo = () => new File(['pixels'], 'lamp.jpg', { type: 'image/jpeg' });

describe('a draft', () => {
  it('restores its values and files after a reload, and deletes both once forgotten', async () => {
    const files = memoryDraftFiles();
    const { tab, onDevice } = device(files);
    const mine = tab();
    const draft = await mine.open();
    expect(draft.part('values')).toBeNull();
    expect(draft.keep('values', { title: 'Lamp' })).toBe(true);
    expect(await draft.keepFile('one', photo())).toBe(true);
    draft.close();

    const again = await mine.open();
    expect(again.part('values')).toEqual({ title: 'Lamp' });
    expect((await again.file('one'))?.name).toBe('lamp.jpg');
    again.forget();
    again.close();
    expect(files.stored.size).toBe(0);
    expect(onDevice.size).toBe(0);
  });

  it('stays separate for each of two open tabs, and survives the reload of both', async () => {
    const { tab } = device();
    const [left, right] = [tab(), tab()];
    const first = await left.open();
    first.keep('values', 'left');
    const second = await right.open();
    expect(second.part('values')).toBeNull();
    second.keep('values', 'right');
    first.keep('values', 'left, longer');

    // After a reload each tab finds its own draft, in any order.
    first.close();
    second.close();
    const leftAgain = await left.open();
    expect(leftAgain.part('values')).toBe('left, longer');
    const rightAgain = await right.open();
    expect(rightAgain.part('values')).toBe('right');

    // After one draft is posted, the other one is left for the next tab.
    leftAgain.forget();
    leftAgain.close();
    rightAgain.close();
    expect((await tab().open()).part('values')).toBe('right');
  });

  it('opens in a new tab as the newest draft that no other tab has open', async () => {
    const { tab, pass } = device();
    const [old, recent] = [await tab().open(), await tab().open()];
    old.keep('values', 'old');
    pass(1_000);
    recent.keep('values', 'recent');
    old.close();
    recent.close();
    expect((await tab().open()).part('values')).toBe('recent');
    expect((await tab().open()).part('values')).toBe('old');
  });

  it('is visible only to its student and in its form', async () => {
    const { tab } = device();
    const draft = await tab('ama').open();
    draft.keep('values', 'of Ama');
    draft.close();
    expect((await tab('kofi').open()).part('values')).toBeNull();
    expect((await tab('ama').open('post-archive')).part('values')).toBeNull();
    expect((await tab('ama').open()).part('values')).toBe('of Ama');
  });

  it('expires together with its files', async () => {
    const files = memoryDraftFiles();
    const { tab, onDevice, pass } = device(files);
    const draft = await tab().open();
    draft.keep('values', 'old');
    await draft.keepFile('one', photo());
    draft.close();
    pass(DRAFT_LIFETIME + 1);
    const later = await tab().open();
    expect(later.part('values')).toBeNull();
    await Promise.resolve();
    expect(files.stored.size).toBe(0);
    expect(onDevice.size).toBe(0);
  });

  it('reports a failed save when the storage is full', async () => {
    const draft = await device(memoryDraftFiles({ full: true }))
      .tab()
      .open();
    expect(await draft.keepFile('one', photo())).toBe(false);
    const noWords = await device().tab('ama', true).open();
    expect(noWords.keep('values', 'much')).toBe(false);
    expect(await noWords.keepFile('one', photo())).toBe(false);
  });

  it('refuses to save when all slots are taken or once it is closed', async () => {
    const { tab, onDevice } = device();
    const open = [];
    for (let count = 0; count < 6; count += 1) open.push(await tab().open());
    expect(open.map((one, index) => one.keep('values', index))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    open[0]?.close();
    expect(open[0]?.keep('values', 'late')).toBe(false);
    expect([...onDevice.values()].join()).not.toContain('late');
  });

  it('opens next when it was started for shared content, and leaves the stored draft unchanged', async () => {
    const { tab, pass } = device();
    const mine = tab();
    const before = await mine.open();
    before.keep('values', 'mine');
    before.close();
    pass(1_000);
    const started = await mine.start();
    started?.keep('values', 'shared');
    started?.close();
    const next = await mine.open();
    expect(next.part('values')).toBe('shared');
    next.forget();
    next.close();
    expect((await mine.open()).part('values')).toBe('mine');
  });

  it('is not started when all slots are taken', async () => {
    const { tab } = device();
    for (let count = 0; count < 5; count += 1) (await tab().open()).keep('values', count);
    expect(await tab().start()).toBeNull();
  });

  it('ignores unreadable storage', async () => {
    const { tab, onDevice } = device();
    onDevice.set('draft:ama:post-buzz:0', '{"at":');
    onDevice.set('draft:ama:post-buzz:1', '[1]');
    expect((await tab().open()).part('values')).toBeNull();
  });
});
