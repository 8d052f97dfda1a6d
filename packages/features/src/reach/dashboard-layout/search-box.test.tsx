import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { SearchBox } from './search-box.js';
import { StoryProvider } from '../../testing/story-provider.js';

const container = document.createElement('div');
afterEach(() => {
  cleanup();
  container.remove();
});

it('keeps text typed before hydration', async () => {
  const campus = createStoryCampus();
  const page = (
    <StoryProvider campus={campus}>
      <SearchBox />
    </StoryProvider>
  );
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  field.value = 'rice cooker';
  const root = await act(async () => hydrateRoot(container, page));
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('rice cooker');
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeDefined();
  act(() => root.unmount());
});
