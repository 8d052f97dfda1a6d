import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { formError, useFormErrorText } from './form-error.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

const texts = { nameNeeded: 'Please enter a name', hints: { name: 'As on your card' } };

function errorText() {
  const campus = createStoryCampus();
  const { result } = renderHook(() => useFormErrorText(texts), {
    wrapper: ({ children }) => <StoryProvider campus={campus}>{children}</StoryProvider>,
  });
  return result.current;
}

it('returns the text of a form rule by its key, and of a field error by its code and parameters', () => {
  const textOf = errorText();
  expect(textOf({ type: 'custom', message: 'nameNeeded' })).toBe('Please enter a name');
  expect(textOf(formError({ code: 'price_too_high', params: { max: 1_000 } }))).toBe('At most ₵1,000');
});

it('names an empty field, and returns “Required” for an unknown one', () => {
  const textOf = errorText();
  expect(textOf(formError({ code: 'required' }), 'price')).toBe('Add a price');
  expect(textOf({ message: 'required', ref: { name: 'email' } })).toBe('Enter your email');
  expect(textOf(formError({ code: 'required' }), 'ticketKinds.2.quota')).toBe('Add a number of tickets');
  expect(textOf({ message: 'required', ref: { name: 'rooms' } })).toBe('Required');
});

it('returns undefined for a valid field, and the key itself when it belongs to a group of texts', () => {
  const textOf = errorText();
  expect(textOf(undefined)).toBeUndefined();
  expect(textOf({ type: 'custom', message: 'hints' })).toBe('hints');
});
