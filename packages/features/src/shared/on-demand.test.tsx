import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoryCampus } from '../testing/story-campus.js';
import { onDemand } from './on-demand.js';
import { StoryProvider } from '../testing/story-provider.js';

afterEach(cleanup);

const load = vi.fn(async () => ({ Dialog: ({ name }: { name: string }) => <p role="dialog">{name}</p> }));
const Dialog = onDemand(load, (part) => part.Dialog);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Report
      </button>
      {isOpen ? <Dialog name="Report a problem" onLoadFailed={() => setOpen(false)} /> : null}
    </>
  );
}

it('keeps the page and shows the reason when the code of a dialog does not load, and retries', async () => {
  render(
    <StoryProvider campus={createStoryCampus()}>
      <Page />
    </StoryProvider>,
  );
  const button = screen.getByRole('button', { name: 'Report' });
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  act(() => button.click());
  expect(await screen.findByText(/Network connection issue/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => button.click());
  expect((await screen.findByRole('dialog')).textContent).toBe('Report a problem');
});
