import { expect, it } from 'vitest';
import { singleFlight } from './single-flight.js';

it('shares a reading among concurrent callers, except readings that started before the call', async () => {
  const collapse = singleFlight<number>();
  const ends: (() => void)[] = [];
  let readings = 0;
  const read = () => {
    const reading = (readings += 1);
    return new Promise<number>((resolve) => ends.push(() => resolve(reading)));
  };
  const first = collapse('list', read);
  const [second, third] = [collapse('list', read), collapse('list', read)];
  const other = collapse('another', read);
  expect(readings).toBe(2);
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => readings).toBe(3);
  const fourth = collapse('list', read);
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all([second, third, other])).toEqual([3, 3, 2]);
  await expect.poll(() => readings).toBe(4);
  ends[3]?.();
  expect(await fourth).toBe(4);
});

it('passes a failure only to the callers that shared the reading', async () => {
  const collapse = singleFlight<string>();
  const failed = collapse('list', () => Promise.reject(new Error('away')));
  const next = collapse('list', () => Promise.resolve('there'));
  await expect(failed).rejects.toThrow('away');
  expect(await next).toBe('there');
});
