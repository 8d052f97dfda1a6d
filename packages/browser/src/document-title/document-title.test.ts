import { afterEach, expect, it, vi } from 'vitest';
import { followHeading } from './document-title.js';

afterEach(() => document.body.replaceChildren());

it('sets the tab title to the heading, with the number of unread conversations but not of notifications', async () => {
  window.history.replaceState(null, '', '/dashboard/notifications');
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.body.querySelector<HTMLElement>('#root') ?? document.body;
  followHeading(root, 'CampusHive');
  const rows = '<h1>Notifications</h1><a data-unread="true">New message</a>';
  root.innerHTML = rows;
  await vi.waitFor(() => expect(document.title).toBe('Notifications | CampusHive'), 20_000);
  root.innerHTML = `<div data-unread-conversations="2">${rows}</div>`;
  await vi.waitFor(() => expect(document.title).toBe('(2) Notifications | CampusHive'), 20_000);
  root.innerHTML = `<div data-unread-conversations="120">${rows}</div>`;
  await vi.waitFor(() => expect(document.title).toBe('(99+) Notifications | CampusHive'), 20_000);
});
