// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus, StoryProvider } from '../testing/story-campus.js';
import { ListingFormView } from './listing-form-view.js';
import { useFormSteps } from './use-form-steps.js';
import { useListingForm } from './use-listing-form.js';

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
])('leads to the next step until there is none: step $current', async ({ current, next, post }) => {
  render(
    <StoryProvider campus={createStoryCampus()}>
      <Form current={current} />
    </StoryProvider>,
  );
  await screen.findByRole('button', { name: 'Post listing' });
  expect(look('Next')).toBe(next);
  expect(look('Post listing')).toBe(post);
});
