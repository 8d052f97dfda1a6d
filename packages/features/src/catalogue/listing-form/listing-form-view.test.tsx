// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { PostListingScreen } from './listing-form-screen.js';
import { ListingFormView } from './listing-form-view.js';
import { useFormSteps } from './use-form-steps.js';
import { useListingForm } from './use-listing-form.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

function Form({ current }: { current: number }) {
  const steps = useFormSteps('essentials');
  const listingForm = useListingForm('essentials', null, { onWrong: steps.reveal, onSaved: () => undefined });
  return <ListingFormView listingForm={listingForm} steps={{ ...steps, current }} />;
}

const look = (name: string) => screen.queryByRole('button', { name })?.getAttribute('data-variant');

it.each([
  { current: 0, next: 'primary', post: 'outline' },
  { current: 3, next: 'primary', post: 'outline' },
  { current: 4, next: undefined, post: 'primary' },
])(
  'makes Next the primary button until the last step, then Post: step $current',
  async ({ current, next, post }) => {
    render(
      <StoryProvider campus={createStoryCampus()}>
        <Form current={current} />
      </StoryProvider>,
    );
    await screen.findByRole('button', { name: 'Post listing' });
    expect(look('Next')).toBe(next);
    expect(look('Post listing')).toBe(post);
  },
);

it('disables the fields until hydration, so that no input is lost', async () => {
  const form = (
    <StoryProvider campus={createStoryCampus()}>
      <Form current={0} />
    </StoryProvider>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(form);
  document.body.append(page);
  expect(
    within(page)
      .getByLabelText(/^Title/)
      .matches(':disabled'),
  ).toBe(true);
  const root = await act(async () => hydrateRoot(page, form));
  expect(
    within(page)
      .getByLabelText(/^Title/)
      .matches(':disabled'),
  ).toBe(false);
  act(() => root.unmount());
  page.remove();
});

it('shows before the form that posting is paused, and offers to save a draft instead of posting', async () => {
  const create = vi.fn(() => new Promise(() => undefined));
  const types = async () => ({
    data: [
      { id: 'essentials', name: 'Essentials', icon: 'shopping-bag', description: '', paused: ['posting'] },
    ],
  });
  const campus = createStoryCampus({ client: { hives: { types } as never, category: { create } as never } });
  render(
    <StoryProvider campus={campus}>
      <PostListingScreen hive="essentials" />
    </StoryProvider>,
  );
  await screen.findByText('Posting is paused here for now. Save a draft, and post it later.');
  expect(screen.queryByRole('button', { name: 'Post listing' })).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Title/), 'Rice cooker');
  await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
  await vi.waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining({ draft: true })));
});

it('shows no pause notice while posting is possible', async () => {
  render(
    <StoryProvider campus={createStoryCampus()}>
      <PostListingScreen hive="essentials" />
    </StoryProvider>,
  );
  await screen.findByRole('button', { name: 'Post listing' });
  expect(screen.queryByText(/^Posting is paused/)).toBeNull();
});
