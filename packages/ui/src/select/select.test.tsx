import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { Select, type SelectProps } from './select.js';

const options = [
  { value: 'new', label: 'New' },
  { value: 'used', label: 'Used', description: 'Signs of use' },
  { value: 'parts', label: 'For parts', disabled: true },
];

describeFieldConformance('select', (probe) => <Select options={options} {...probe} />);

describe('Select', () => {
  afterEach(cleanup);
  // jsdom cannot scroll, and captures no pointer.
  const gaps = { scrollIntoView: () => undefined, hasPointerCapture: () => false };
  beforeAll(() => Object.assign(Element.prototype, gaps));
  afterAll(() => {
    for (const name of Object.keys(gaps)) Reflect.deleteProperty(Element.prototype, name);
  });

  function InForm(props: Partial<SelectProps>) {
    return (
      <form>
        <Select label="Condition" name="condition" options={options} placeholder="Choose one" {...props} />
      </form>
    );
  }
  const control = () => screen.getByRole('combobox', { name: 'Condition' });
  const sent = () => new FormData(document.querySelector('form') ?? undefined).get('condition');

  it('shows its placeholder and sends an empty value while nothing is chosen', () => {
    render(<InForm />);
    expect([control().textContent, sent()]).toEqual(['Choose one', '']);
  });

  it('chooses by the keyboard, passes disabled options, and sends the value', async () => {
    const onValueChange = vi.fn();
    render(<InForm onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('used');
    expect([control().textContent, sent()]).toEqual(['Used', 'used']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes on Escape without a change', async () => {
    render(<InForm defaultValue="new" />);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    expect([screen.queryByRole('listbox'), sent()]).toEqual([null, 'new']);
  });

  it('chooses by letters while it is closed', async () => {
    render(<InForm />);
    await userEvent.tab();
    await userEvent.keyboard('u');
    expect(sent()).toBe('used');
  });

  it('returns to its initial value when the form is reset', async () => {
    const { container } = render(<InForm defaultValue="new" />);
    await userEvent.tab();
    await userEvent.keyboard('u');
    expect(sent()).toBe('used');
    const form = container.querySelector('form');
    if (form) fireEvent.reset(form);
    expect([control().textContent, sent()]).toEqual(['New', 'new']);
  });

  it('leaves a controlled value to the caller', async () => {
    render(<InForm value="new" />);
    await userEvent.tab();
    await userEvent.keyboard('u');
    expect(control().textContent).toBe('New');
  });

  it('names the groups of its options', async () => {
    render(<InForm options={[{ label: 'Good', options }]} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: 'Good' }).querySelectorAll('[role=option]')).toHaveLength(3);
  });

  it('gives props to its list and to single options', () => {
    render(
      <InForm
        defaultOpen
        list={{ className: 'probe-list' }}
        options={[{ value: 'new', label: 'New', 'data-probe': 'option' }]}
      />,
    );
    expect(screen.getByRole('listbox').classList).toContain('probe-list');
    expect(screen.getByRole('option').dataset['probe']).toBe('option');
  });

  it('does not open while disabled', async () => {
    render(<InForm disabled />);
    await userEvent.click(control());
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
