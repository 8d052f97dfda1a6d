import { expect, it } from 'vitest';
import { hrefOf } from './destinations.js';

it('keeps the path of a listing while its form is open over it', () => {
  expect(hrefOf({ to: 'edit', hive: 'buzz', id: '01a2' }, true)).toBe('/dashboard/hives/buzz/01a2?edit=1');
});

it('leads a recommendation to the address of a job, and a visitor to the public page', () => {
  expect(hrefOf({ to: 'job', id: '01a2' }, true)).toBe('/dashboard/job/01a2');
  expect(hrefOf({ to: 'job', id: '01a2' }, false)).toBe('/tasks/01a2');
});

it('makes the same short link for members and visitors', () => {
  const link = { to: 'shortLink', id: '01934c00-0000-7000-8000-00000000ffff' } as const;
  expect([hrefOf(link, true), hrefOf(link, false)]).toEqual(['/l/1ekf', '/l/1ekf']);
});

it('gives a course an address without a blank', () => {
  expect(hrefOf({ to: 'course', code: 'MATH 223' }, true)).toBe('/courses/MATH-223');
});

it('takes a promo code along to an event, for members and for visitors', () => {
  const event = { to: 'listing', hive: 'buzz', id: '01a2', code: 'HALL10' } as const;
  expect(hrefOf(event, true)).toBe('/dashboard/hives/buzz/01a2?code=HALL10');
  expect(hrefOf(event, false)).toBe('/tasks/01a2?code=HALL10');
});
