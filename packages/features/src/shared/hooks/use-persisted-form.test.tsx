import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { StorageKey } from '../../kernel/index.js';
import { aStudent } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { persistedFormKey, usePersistedForm } from './use-persisted-form.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

function Form() {
  const { values, onChange, forget } = usePersistedForm('review-1', { stars: 0, text: '' });
  return (
    <>
      <textarea value={values.text} onChange={(event) => onChange({ text: event.target.value })} />
      <output>{values.stars}</output>
      <button onClick={() => onChange({ stars: 4 })}>Four</button>
      <button onClick={forget}>Send</button>
    </>
  );
}

/** Renders the form on a device with these stored values, as this student. */
function open(stored: Partial<Record<StorageKey, string>>, student = 0) {
  cleanup();
  const session = { status: 'member', user: aStudent(student), offline: false } as const;
  const campus = createStoryCampus({ stored, session });
  render(
    <StoryProvider campus={campus}>
      <Form />
    </StoryProvider>,
  );
  return () => {
    const key = persistedFormKey(aStudent(student).id, 'review-1');
    const note = campus.ports.storage.read(key);
    return note === null ? {} : { [key]: note };
  };
}
const typed = () => [
  screen.getByRole<HTMLTextAreaElement>('textbox').value,
  screen.getByRole('status').textContent,
];

it('restores the input after a reload, only for the same student, until it is sent', () => {
  const first = open({});
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Kind and quick' } });
  fireEvent.click(screen.getByRole('button', { name: 'Four' }));
  const second = open(first());
  expect(typed()).toEqual(['Kind and quick', '4']);
  open(second(), 1);
  expect(typed()).toEqual(['', '0']);

  const third = open(first());
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(typed()).toEqual(['', '0']);
  expect(third()).toEqual({});
});

it('ignores stored data that is unreadable or of another type', () => {
  const key = persistedFormKey(aStudent(0).id, 'review-1');
  for (const note of ['{"text":', '[1]', 'null', '{"text":3,"stars":"4","more":"x"}']) {
    open({ [key]: note });
    expect(typed()).toEqual(['', '0']);
  }
});
