import { ApiError, type Listing } from '@campushive/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStoryCampus } from '../../testing/story-campus.js';
import { PostListingScreen } from './listing-form-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { aListing } from '../../testing/listing-fixtures.js';

beforeEach(() => {
  // Missing in jsdom: object URLs and scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const STORED = {
  id: '00000000-0000-7000-8000-000000000901',
  url: '/p.jpg',
  variants: [],
  width: 4,
  height: 5,
};

/** Filled-in form with one photo being uploaded. `arrive` and `refuse` end the upload. */
async function open() {
  let arrive: () => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const upload = new Promise((resolve, reject) => {
    arrive = () => resolve({ data: { ...STORED, placeholder: null } });
    refuse = reject;
  });
  const create = vi.fn(async (_: { photos: readonly string[]; title: string }) => {
    const saved: Listing = { ...aListing(0), status: 'active' };
    return { data: saved };
  });
  const campus = createStoryCampus({
    client: { uploads: { create: () => upload }, category: { create } } as never,
  });
  render(
    <StoryProvider campus={campus}>
      <PostListingScreen hive="essentials" />
    </StoryProvider>,
  );
  await userEvent.type(await screen.findByLabelText('Title'), 'Desk lamp');
  await userEvent.type(screen.getByLabelText('Description'), 'With a clamp');
  await userEvent.type(screen.getByLabelText('Price'), '70');
  await userEvent.selectOptions(screen.getByLabelText('Condition'), 'good');
  await userEvent.type(screen.getByLabelText('Pickup location'), 'Unity Hall');
  const photo = new File(['x'], 'lamp.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Add photos/), photo);
  await userEvent.click(screen.getByRole('button', { name: 'Post listing' }));
  expect(await screen.findByText(/We’ll post it as soon as they’re done/)).toBeDefined();
  return { create, arrive, refuse };
}

it('defers a press of Post while a photo is uploading, then posts the current values', async () => {
  const { create, arrive } = await open();
  await userEvent.type(screen.getByLabelText('Title'), ' with bulb');
  expect(create).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.lastCall?.[0]).toMatchObject({ title: 'Desk lamp with bulb', photos: [STORED.id] });
});

it('does not post when the photo is refused, and shows the reason beside the photo', async () => {
  const { create, refuse } = await open();
  refuse(new ApiError({ code: 'unsupported_file', status: 422, message: 'Not a photo' }));
  expect(await screen.findByText(/Photo 1 is not a picture that we can show/)).toBeDefined();
  expect(screen.queryByText(/We’ll post it/)).toBeNull();
  expect(create).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /Try photo 1 again|again/ })).toBeNull();
});
