import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
  // jsdom cannot scroll.
  beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));
  afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

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
  const isOpen = () => field().getAttribute('aria-expanded') === 'true';

  it('moves through the list in a circle while the focus stays in the field', async () => {
    render(<Search />);
    await userEvent.type(field(), 'e{ArrowDown}{ArrowDown}');
    await screen.findByRole('listbox');
    expect(activeText()).toBe('Scientific calculator');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText()).toBe('HP EliteBook 840');
    await userEvent.keyboard('{ArrowUp}');
    expect(activeText()).toBe('Scientific calculator');
    expect(document.activeElement).toBe(field());
  });

  it('reports the suggestion chosen by Enter or by a press, and closes', async () => {
    const onSuggestionSelect = vi.fn();
    render(<Search onSuggestionSelect={onSuggestionSelect} />);
    await userEvent.type(field(), 'e{ArrowDown}{Enter}');
    expect(onSuggestionSelect).toHaveBeenLastCalledWith({ suggestion: suggestions[0] });
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field(), 'l');
    await userEvent.click(await screen.findByText('Scientific calculator'));
    expect(onSuggestionSelect).toHaveBeenLastCalledWith({ suggestion: suggestions[1] });
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'ignores the Enter that confirms a composed word (%o)',
    async (key) => {
      const onSuggestionSelect = vi.fn();
      render(<Search onSuggestionSelect={onSuggestionSelect} />);
      await userEvent.type(field(), 'e{ArrowDown}');
      fireEvent.keyDown(field(), { key: 'Enter', ...key });
      expect([onSuggestionSelect.mock.calls.length, isOpen()]).toEqual([0, true]);
    },
  );

  it('leaves Enter to the form while no suggestion is active', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Search />
      </form>,
    );
    await userEvent.type(field(), 'e{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('closes on Escape and keeps the typed text', async () => {
    render(<Search />);
    await userEvent.type(field(), 'e{Escape}');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field()).toHaveProperty('value', 'e');
  });

  it('closes when Tab moves the focus to the next control', async () => {
    render(
      <>
        <Search value="" />
        <button>Next</button>
      </>,
    );
    await userEvent.click(field());
    await screen.findByRole('listbox');
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  });

  it('closes on a press outside, but not on a press into the field', async () => {
    render(
      <>
        <Search />
        <p>Elsewhere</p>
      </>,
    );
    await userEvent.type(field(), 'e');
    await screen.findByRole('listbox');
    await userEvent.click(field());
    expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it.each(['{Home}', '{End}'])('has no active suggestion after %s, and stays open', async (key) => {
    render(<Search />);
    await userEvent.type(field(), `e{ArrowDown}${key}`);
    expect(activeText()).toBeUndefined();
    expect(isOpen()).toBe(true);
  });

  it('offers actions below the suggestions, and does not count them', async () => {
    const onSuggestionSelect = vi.fn();
    const actions = [{ id: 'advanced', label: 'Advanced search' }];
    render(<Search actions={actions} onSuggestionSelect={onSuggestionSelect} />);
    await userEvent.type(field(), 'e{ArrowUp}');
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
    await userEvent.keyboard('{Enter}');
    expect(onSuggestionSelect).toHaveBeenLastCalledWith({ suggestion: actions[0] });
  });

  it('announces the number of suggestions', async () => {
    render(<Search />);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.type(field(), 'e');
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  });
});
