import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { DashboardLayout } from './dashboard-layout.js';
import { StoryProvider } from '../../testing/story-provider.js';

/** Campus with a spy on the navigation's `href`, which every link calls on each render. */
function drawnLinks() {
  const campus = createStoryCampus({
    client: {
      threads: {
        unreadCount: async () => ({ status: 'success', data: { conversations: 1, messages: 1, groups: [] } }),
      },
    },
  });
  return { campus, href: vi.spyOn(campus.ports.navigation, 'href') };
}

it('renders neither bars nor sidebar again when the menu of a phone is opened', async () => {
  const { campus, href } = drawnLinks();
  const { unmount } = await act(async () =>
    render(
      <StoryProvider campus={campus}>
        <DashboardLayout section="hives">
          <h1>Essentials</h1>
        </DashboardLayout>
      </StoryProvider>,
    ),
  );
  await screen.findAllByText('1');
  expect(href).toHaveBeenCalled();
  href.mockClear();
  const opener = screen.getByRole('button', { name: 'Open menu', hidden: true });
  // Rendered synchronously; the code of the menu loads later.
  fireEvent.click(opener);
  expect(href).not.toHaveBeenCalled();
  await waitFor(() => expect(href).toHaveBeenCalled(), { timeout: 30_000 });
  unmount();
});
