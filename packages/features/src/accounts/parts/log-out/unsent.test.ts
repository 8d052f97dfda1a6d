import { expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.js';
import { unsentOn } from './unsent.js';

const noted = (...statuses: string[]) => statuses.map((status) => ({ status }));

it('counts what waits of this student, and not what was sent or refused', () => {
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

it('asks nothing where all was sent, refused or written by others', () => {
  const storage = memoryStorage();
  storage.write('admissions:ama', JSON.stringify(noted('sent', 'refused')));
  storage.write('handovers:ama', JSON.stringify({ handedOver: noted('refused') }));
  storage.write('outbox', JSON.stringify([{ status: 'waiting', senderId: 'kofi' }]));
  expect(unsentOn(storage, 'ama')).toBeNull();
});

it('reads notes that are no lists as empty', () => {
  const storage = memoryStorage();
  storage.write('admissions:ama', 'half a no');
  storage.write('handovers:ama', 'null');
  storage.write('outbox', '{"status":"waiting"}');
  expect(unsentOn(storage, 'ama')).toBeNull();
});
