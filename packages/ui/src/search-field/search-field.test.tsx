import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { SearchField } from './search-field.js';

const needed = {
  value: 'EliteBook',
  onChange: () => undefined,
  onClear: () => undefined,
  clearLabel: 'Clear',
};

describeFieldConformance('search-field', (probe) => <SearchField {...needed} {...probe} />);

describe('SearchField', () => {
  afterEach(cleanup);

  it.each([
    ['nothing is typed', { value: '' }],
    ['it is disabled', { disabled: true }],
  ])('has no clear button when %s', (_case, props) => {
    render(<SearchField label="Search" {...needed} {...props} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('calls onClear and keeps the focus in the field when the clear button is pressed', async () => {
    const onClear = vi.fn();
    render(<SearchField label="Search" {...needed} onClear={onClear} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onClear).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});
