// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { SearchCombobox, type SearchComboboxProps } from './search-combobox.js';

const suggestions = [
  { id: 'elitebook', label: 'HP EliteBook 840' },
  { id: 'calculator', label: 'Scientific calculator' },
];
const needed: Omit<SearchComboboxProps, 'label'> = {
  value: 'e',
  onChange: () => undefined,
  onClear: () => undefined,
  clearLabel: 'Clear',
  suggestions,
  onSuggestionSelect: () => undefined,
  listLabel: 'Suggestions',
  countLabel: (count) => `${count} suggestions`,
};

describeFieldConformance('search-combobox', (probe) => <SearchCombobox {...needed} {...probe} />, {
  within: 'search-combobox-root',
});

describe('SearchCombobox', () => {
  afterEach(cleanup);

  function Search(props: Partial<SearchComboboxProps>) {
    const [value, setValue] = useState('');
    return (
      <SearchCombobox
        label="Search"
        {...needed}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        {...props}
      />
    );
  }
  const field = () => screen.getByRole('combobox', { name: 'Search' });
  const activeText = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

  it('walks through the list in a circle while the focus stays in the text', async () => {
    render(<Search />);
    await userEvent.type(field(), 'e{ArrowDown}{ArrowDown}');
    expect(activeText()).toBe('Scientific calculator');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText()).toBe('HP EliteBook 840');
    await userEvent.keyboard('{ArrowUp}');
    expect(activeText()).toBe('Scientific calculator');
    expect(document.activeElement).toBe(field());
  });

  it('hands over what Enter or a press chooses, and closes', async () => {
    const onSuggestionSelect = vi.fn();
    render(<Search onSuggestionSelect={onSuggestionSelect} />);
    await userEvent.type(field(), 'e{ArrowDown}{Enter}');
    expect(onSuggestionSelect).toHaveBeenLastCalledWith({ suggestion: suggestions[0] });
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field(), 'l');
    await userEvent.click(screen.getByText('Scientific calculator'));
    expect(onSuggestionSelect).toHaveBeenLastCalledWith({ suggestion: suggestions[1] });
  });

  it('leaves Enter to the form while nothing is chosen', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Search />
      </form>,
    );
    await userEvent.type(field(), 'e{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('closes by Escape and keeps what was typed', async () => {
    render(<Search />);
    await userEvent.type(field(), 'e{Escape}');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field()).toHaveProperty('value', 'e');
  });

  it('says how many there are', async () => {
    render(<Search />);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.type(field(), 'e');
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  });
});
