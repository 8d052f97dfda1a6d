import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStoryCampus, StoryProvider } from '../testing/story-campus.js';
import { DashboardLayout } from './dashboard-layout.js';

/** Every link asks where it leads whenever it is rendered. */
function drawnLinks() {
  const campus = createStoryCampus({
    client: {
      messages: {
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
  // Rendered before this returns; the menu's own code comes later.
  fireEvent.click(opener);
  expect(href).not.toHaveBeenCalled();
  await waitFor(() => expect(href).toHaveBeenCalled(), { timeout: 30_000 });
  unmount();
});
