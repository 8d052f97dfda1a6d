import { expect, it } from 'vitest';
import { hrefOf } from './destinations.js';

it('keeps the path of a listing while its edit form is open', () => {
  expect(hrefOf({ to: 'edit', hive: 'buzz', id: '01a2' }, true)).toBe('/dashboard/hives/buzz/01a2?edit=1');
});

it('links a recommendation to the job for a member, and to the public page for a visitor', () => {
  expect(hrefOf({ to: 'job', id: '01a2' }, true)).toBe('/dashboard/job/01a2');
  expect(hrefOf({ to: 'job', id: '01a2' }, false)).toBe('/tasks/01a2');
});

it('makes the same short link for members and visitors', () => {
  const link = { to: 'shortLink', id: '01934c00-0000-7000-8000-00000000ffff' } as const;
  expect([hrefOf(link, true), hrefOf(link, false)]).toEqual(['/l/1ekf', '/l/1ekf']);
});

it('makes a course address without spaces', () => {
  expect(hrefOf({ to: 'course', code: 'MATH 223' }, true)).toBe('/courses/MATH-223');
});

it('adds a promo code to the address of an event, for members and for visitors', () => {
  const event = { to: 'listing', hive: 'buzz', id: '01a2', code: 'HALL10' } as const;
  expect(hrefOf(event, true)).toBe('/dashboard/hives/buzz/01a2?code=HALL10');
  expect(hrefOf(event, false)).toBe('/tasks/01a2?code=HALL10');
});
