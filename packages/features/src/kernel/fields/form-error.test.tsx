import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus, StoryProvider } from '../../testing/story-campus.js';
import { formError, useFormErrorText } from './form-error.js';

afterEach(cleanup);

const texts = { nameNeeded: 'Please enter a name', hints: { name: 'As on your card' } };

function errorText() {
  const campus = createStoryCampus();
  const { result } = renderHook(() => useFormErrorText(texts), {
    wrapper: ({ children }) => <StoryProvider campus={campus}>{children}</StoryProvider>,
  });
  return result.current;
}

it('words a rule of the form by its key, and a field error by its code and numbers', () => {
  const textOf = errorText();
  expect(textOf({ type: 'custom', message: 'nameNeeded' })).toBe('Please enter a name');
  expect(textOf(formError({ code: 'price_too_high', params: { max: 1_000 } }))).toBe('At most ₵1,000');
});

it('names an empty field, and says of an unknown one that it is required', () => {
  const textOf = errorText();
  expect(textOf(formError({ code: 'required' }), 'price')).toBe('Add a price');
  expect(textOf({ message: 'required', ref: { name: 'email' } })).toBe('Enter your email');
  expect(textOf(formError({ code: 'required' }), 'ticketKinds.2.quota')).toBe('Add a number of tickets');
  expect(textOf({ message: 'required', ref: { name: 'rooms' } })).toBe('Required');
});

it('says nothing of a field that is right, and takes no group of texts for a text', () => {
  const textOf = errorText();
  expect(textOf(undefined)).toBeUndefined();
  expect(textOf({ type: 'custom', message: 'hints' })).toBe('hints');
});
