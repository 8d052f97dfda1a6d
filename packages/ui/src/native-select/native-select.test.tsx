import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { NativeSelect } from './native-select.js';

const options = [
  { value: 'new', label: 'New' },
  { value: 'parts', label: 'For parts', disabled: true },
];

describeFieldConformance('native-select', (probe) => <NativeSelect options={options} {...probe} />);

describe('NativeSelect', () => {
  afterEach(cleanup);

  it('selects its placeholder, with an empty value, by default', () => {
    render(<NativeSelect label="Condition" options={options} placeholder="Choose" />);
    const placeholder = screen.getByRole('option', { name: 'Choose', selected: true });
    expect(placeholder.getAttribute('value')).toBe('');
  });

  it('renders a disabled option as disabled', () => {
    render(<NativeSelect label="Condition" options={options} />);
    expect(screen.getByRole('option', { name: 'For parts' }).hasAttribute('disabled')).toBe(true);
  });

  it('labels its groups of options', () => {
    render(<NativeSelect label="Condition" options={[{ label: 'Good', options }]} />);
    expect(screen.getByRole('group', { name: 'Good' }).children).toHaveLength(2);
  });
});
