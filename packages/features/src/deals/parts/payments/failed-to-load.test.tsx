import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { FailedToLoad } from './payment-page.js';
import { StoryProvider } from '../../../testing/story-provider.js';

afterEach(cleanup);

it('links to the previous page, and retries on request', async () => {
  const onRetry = vi.fn();
  render(
    <StoryProvider campus={createStoryCampus()}>
      <FailedToLoad
        title="This order could not be loaded."
        onRetry={onRetry}
        to={{ to: 'payments' }}
        label="See payment history"
      />
    </StoryProvider>,
  );
  expect(await screen.findByRole('link', { name: 'See payment history' })).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
