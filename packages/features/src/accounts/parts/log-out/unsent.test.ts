import { expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.js';
import { unsentOn } from './unsent.js';

const noted = (...statuses: string[]) => statuses.map((status) => ({ status }));

it('counts the waiting entries of the student, without sent or refused ones', () => {
  const storage = memoryStorage();
  expect(unsentOn(storage, 'ama')).toBeNull();
  storage.write('admissions:ama', JSON.stringify(noted('waiting', 'sent', 'refused', 'waiting')));
  storage.write('handovers:ama', JSON.stringify({ keys: [], handedOver: noted('refused', 'waiting') }));
  const messages = [
    { status: 'waiting', senderId: 'ama' },
    { status: 'failed', senderId: 'ama' },
    { status: 'waiting', senderId: 'kofi' },
  ];
  storage.write('outbox', JSON.stringify(messages));
  expect(unsentOn(storage, 'ama')).toEqual({ admissions: 2, handovers: 1, messages: 1 });
  expect(unsentOn(storage, 'kofi')).toEqual({ admissions: 0, handovers: 0, messages: 1 });
});

it('returns null when all entries were sent, refused or written by other students', () => {
  const storage = memoryStorage();
  storage.write('admissions:ama', JSON.stringify(noted('sent', 'refused')));
  storage.write('handovers:ama', JSON.stringify({ handedOver: noted('refused') }));
  storage.write('outbox', JSON.stringify([{ status: 'waiting', senderId: 'kofi' }]));
  expect(unsentOn(storage, 'ama')).toBeNull();
});

it('treats malformed notes as empty', () => {
  const storage = memoryStorage();
  storage.write('admissions:ama', 'half a no');
  storage.write('handovers:ama', 'null');
  storage.write('outbox', '{"status":"waiting"}');
  expect(unsentOn(storage, 'ama')).toBeNull();
});
