import { ApiError } from '@campushive/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aStudent } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { EditListingDialog } from './edit-listing-dialog.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

// Missing in jsdom.
const scrolled = vi.fn<(this: Element) => void>();
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: scrolled }));
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
afterEach(cleanup);

const me = aStudent(0);
const mine = { ...aListing(0), hiveTypeId: 'essentials' as const, postedById: me.id, price: 120 };
const saved = { ...mine, title: 'Two lamps from the other tab', updatedAt: '2026-11-22T10:00:00.000Z' };

async function open(latest = saved) {
  const update = vi.fn(async (input: { updatedAt?: string; title?: string }) => {
    if (input.updatedAt !== latest.updatedAt)
      throw new ApiError({ code: 'edited_meanwhile', status: 409, message: 'Changed meanwhile' });
    return { data: { ...latest, title: input.title ?? '' } };
  });
  const onClose = vi.fn();
  let reads = 0;
  const campus = createStoryCampus({
    session: { status: 'member', user: me, offline: false },
    client: {
      hives: { get: async () => ({ data: reads++ === 0 ? mine : latest }) },
      category: { update },
    } as never,
  });
  render(
    <StoryProvider campus={campus}>
      <EditListingDialog hive="essentials" id={mine.id} onClose={onClose} />
    </StoryProvider>,
  );
  const title = await screen.findByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'From this tab');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  return { update, onClose };
}

it('shows both versions after an edit in another tab, and saves the version of this tab on confirmation', async () => {
  const { update, onClose } = await open();
  const alert = await screen.findByText('This listing has changed since you opened it');
  const shown = alert.closest('[role="alert"]')?.textContent ?? '';
  expect(shown).toContain('Yours: From this tab');
  expect(shown).toContain('Saved: Two lamps from the other tab');
  // Scrolled into view, because the alert lies below the fields.
  expect(scrolled.mock.contexts).toContain(alert.closest('[role="alert"]'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(update.mock.lastCall?.[0]).toMatchObject({ title: 'From this tab', updatedAt: saved.updatedAt });
});

it('sends no second update when the saved version is kept', async () => {
  const { update, onClose } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the saved one' }));
  expect(onClose).toHaveBeenCalled();
  expect(update).toHaveBeenCalledTimes(1);
});

it('saves without a question when only the status of the listing has changed', async () => {
  const { update, onClose } = await open({ ...mine, updatedAt: saved.updatedAt });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(update).toHaveBeenCalledTimes(2);
});
