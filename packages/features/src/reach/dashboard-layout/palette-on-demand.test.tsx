// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { StoryProvider } from '../../testing/story-provider.js';
import { PaletteOnDemand } from './palette-on-demand.js';

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
afterEach(cleanup);

function open() {
  const suggestions = vi.fn(() => Promise.resolve({ data: [] }));
  const campus = createStoryCampus({ client: { search: { suggestions } } });
  render(
    <StoryProvider campus={campus}>
      <button>Page</button>
      <PaletteOnDemand />
    </StoryProvider>,
  );
  return suggestions;
}

it('opens and closes with the keys, and returns the focus', async () => {
  const suggestions = open();
  const page = screen.getByRole('button', { name: 'Page' });
  page.focus();
  expect(suggestions).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(page, { key: 'k', ctrlKey: true })).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeTruthy();
  fireEvent.keyDown(document.activeElement ?? page, { key: 'k', metaKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(page);
});

it.each([{ key: 'k' }, { key: 'k', ctrlKey: true, shiftKey: true }, { key: 'j', ctrlKey: true }])(
  'leaves other keys to the browser: %o',
  (keys) => {
    open();
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Page' }), keys)).toBe(true);
  },
);
