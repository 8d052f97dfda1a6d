import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Heading } from '../heading/index.js';
import { SearchField } from '../search-field/index.js';
import { Textarea } from '../textarea/index.js';
import { TextField } from './text-field.js';

afterEach(cleanup);

it('sets dir="auto" on text fields and headings, but not on an email field', () => {
  render(
    <>
      <TextField label="Name" />
      <TextField label="Email" type="email" />
      <SearchField label="Search" clearLabel="Clear" value="" onClear={() => undefined} readOnly />
      <Textarea label="Message" />
      <Heading level={2}>كتاب الرياضيات</Heading>
    </>,
  );
  const directionOf = (label: string) => screen.getByLabelText(label).getAttribute('dir');
  expect(['Name', 'Search', 'Message'].map(directionOf)).toEqual(['auto', 'auto', 'auto']);
  expect(directionOf('Email')).toBeNull();
  expect(screen.getByRole('heading').getAttribute('dir')).toBe('auto');
});
