import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStoryCampus } from '../testing/story-campus.js';
import { defineMessages, useMessages } from './messages.js';
import { StoryProvider } from '../testing/story-provider.js';

afterEach(cleanup);

function textsOf(name: string, en: string, translated: string) {
  const messages = vi.fn(async () => ({ messages: { text: translated } }));
  return { messages, catalogue: defineMessages({ name, en: { text: en }, fr: messages, es: messages }) };
}
const page = textsOf('page', 'Page', 'Page du campus');
const answer = textsOf('answer', 'Answer', 'Réponse');

function Answer() {
  return <p>{useMessages(answer.catalogue).text}</p>;
}
function Page() {
  const t = useMessages(page.catalogue);
  const [isThere, setThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        {t.text}
      </button>
      {isThere ? <Answer /> : null}
    </>
  );
}

it('keeps the page and its focus when new content needs the texts of another catalogue', async () => {
  let fallbacks = 0;
  const Fallback = () => {
    fallbacks += 1;
    return null;
  };
  await act(async () =>
    render(
      <StoryProvider campus={createStoryCampus()} locale="fr">
        <Suspense fallback={<Fallback />}>
          <Page />
        </Suspense>
      </StoryProvider>,
    ),
  );
  const button = await screen.findByRole('button', { name: 'Page du campus' });
  const before = fallbacks;
  button.focus();
  act(() => button.click());
  expect(screen.getByText('Réponse')).toBeDefined();
  expect(fallbacks).toBe(before);
  expect(document.activeElement).toBe(button);
});

it('shows a component when the translation of another catalogue fails to load', async () => {
  const offline = textsOf('offline', 'Offline', 'Hors ligne');
  offline.messages.mockRejectedValue(new TypeError('Failed to fetch'));
  const late = textsOf('late', 'Late', 'Plus tard');
  function Late() {
    return <p>{useMessages(late.catalogue).text}</p>;
  }
  await act(async () =>
    render(
      <StoryProvider campus={createStoryCampus()} locale="fr">
        <Suspense>
          <Late />
        </Suspense>
      </StoryProvider>,
    ),
  );
  expect(await screen.findByText('Plus tard')).toBeDefined();
  expect(offline.messages).toHaveBeenCalledOnce();
});

it('keeps the state of a component whose texts load during a transition', async () => {
  const late = textsOf('transition', 'Late', 'Plus tard');
  function Late() {
    const { text } = useMessages(late.catalogue);
    const [suffix] = useState('!');
    return <p>{text + suffix}</p>;
  }
  function Door() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <Late />
    ) : (
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        Open
      </button>
    );
  }
  const errors = vi.fn();
  await act(async () =>
    render(
      <StoryProvider campus={createStoryCampus()} locale="fr">
        <Suspense>
          <Door />
        </Suspense>
      </StoryProvider>,
      { onRecoverableError: errors },
    ),
  );
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  expect(await screen.findByText('Plus tard!')).toBeDefined();
  expect(errors).not.toHaveBeenCalled();
});
