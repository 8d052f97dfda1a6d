// @vitest-environment node
import type { User } from '@campushive/contract';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForMember } from './member-page.js';

vi.mock('./router.js', () => {
  const Broken = () => {
    throw new Error('No window');
  };
  return {
    MEMBERS: {
      '/broken': async () => ({ default: Broken }),
      '/part': async () => ({
        default: () => (
          <Suspense fallback="...">
            <Broken />
          </Suspense>
        ),
      }),
      '/lost': () => Promise.reject(new Error('No such chunk')),
      '/whole': async () => ({ default: () => <p>Akwaaba</p> }),
    },
  };
});

const draw = (at: string) =>
  renderForMember({
    at,
    user: { id: '1' } as User,
    locale: 'en',
    ask: () => Promise.reject(new Error('Nobody asks')),
  });

it('refuses a page that cannot be drawn, and draws the next', async () => {
  await expect(draw('/broken')).rejects.toThrow('No window');
  await expect(draw('/part')).rejects.toThrow('/part could not be drawn');
  await expect(draw('/lost')).rejects.toThrow('No such chunk');
  expect((await draw('/whole'))?.html).toContain('Akwaaba');
});
