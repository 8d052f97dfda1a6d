import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { defineMessages, useMessages } from '../../kernel/index.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { useOnDemand } from './use-on-demand.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

/** Loads a dialog whose texts are defined, and fetched, with its code. */
async function load() {
  const messages = async () => ({ messages: { title: 'Signaler' } });
  const catalogue = defineMessages({ name: 'dialog', en: { title: 'Report' }, fr: messages, es: messages });
  return { Dialog: () => <p>{useMessages(catalogue).title}</p> };
}

let fallbacks = 0;
function Fallback() {
  fallbacks += 1;
  return null;
}
function Page() {
  const { part, want } = useOnDemand(load);
  return (
    <>
      <button type="button" onClick={want}>
        Open
      </button>
      {part === null ? null : <part.Dialog />}
    </>
  );
}

it('shows a part with its translation at once, without replacing the page or moving the focus', async () => {
  await act(async () =>
    render(
      <StoryProvider campus={createStoryCampus()} locale="fr">
        <Suspense fallback={<Fallback />}>
          <Page />
        </Suspense>
      </StoryProvider>,
    ),
  );
  const button = await screen.findByRole('button', { name: 'Open' });
  const before = fallbacks;
  button.focus();
  act(() => button.click());
  expect(await screen.findByText('Signaler')).toBeDefined();
  expect(fallbacks).toBe(before);
  expect(document.activeElement).toBe(button);
});
