import { expect, it } from 'vitest';
import { LISTING_STATUSES } from '../../catalogue/listing-status.js';
import { sameFile, type SharedCopy } from './same-file.js';

const copy: SharedCopy = { id: '1', title: 'Notes', posterId: 'ama', status: 'active', isOver: false };
const listing = { id: '1', title: 'Notes' };

it('returns null when no listing shares the file', () => {
  expect(sameFile([], 'ama')).toBeNull();
});

it('names the listing of another student while its file can be downloaded', () => {
  expect(sameFile([copy], 'kofi')).toEqual({ code: 'duplicate_file', listing });
  expect(sameFile([{ ...copy, isOver: true }], 'kofi')).toBeNull();
  const found = LISTING_STATUSES.filter((status) => sameFile([{ ...copy, status }], 'kofi') !== null);
  expect(found).toEqual(['active']);
});

it('names the listing of the same poster, also when it has expired', () => {
  expect(sameFile([{ ...copy, isOver: true }], 'ama')).toEqual({ code: 'own_duplicate_file', listing });
  const found = LISTING_STATUSES.filter((status) => sameFile([{ ...copy, status }], 'ama') !== null);
  expect([...found].sort()).toEqual(['active', 'expired']);
});

it('prefers the listing of the same poster to that of another student', () => {
  const others = { ...copy, id: '2', posterId: 'kofi' };
  expect(sameFile([others, copy], 'ama')?.listing.id).toBe('1');
});
