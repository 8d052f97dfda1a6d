import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { NumberField } from './number-field.js';

describeFieldConformance('number-field', (probe) => <NumberField {...probe} />);

describe('NumberField', () => {
  afterEach(cleanup);
  const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Places' });
  const sent = () => new FormData(document.querySelector('form') ?? undefined).get('places');

  it('calls onValueChange with the number as it is typed, and with null when it is deleted', async () => {
    const onValueChange = vi.fn();
    render(<NumberField label="Places" onValueChange={onValueChange} />);
    await userEvent.type(field(), '12{Backspace}{Backspace}');
    expect(onValueChange.mock.calls).toEqual([[1], [12], [1], [null]]);
  });

  it('steps by arrow keys and by ten with Page Up and Page Down', async () => {
    render(<NumberField label="Places" defaultValue={5} min={1} />);
    await userEvent.type(field(), '{ArrowUp}{PageUp}{ArrowDown}');
    expect(field().value).toBe('15');
    await userEvent.keyboard('{PageDown}{PageDown}');
    expect(field().value).toBe('1');
  });

  it('steps by its buttons, which end at the limits and are no stops of the Tab key', async () => {
    render(<NumberField label="Places" defaultValue={1} min={1} max={2} />);
    const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease' });
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase' });
    expect([less.disabled, more.disabled, more.tabIndex]).toEqual([true, false, -1]);
    await userEvent.click(more);
    expect([field().value, less.disabled, more.disabled]).toEqual(['2', false, true]);
    expect(screen.getByRole('status').textContent).toBe('2');
  });

  it('moves a typed number into the limits when the field is left', async () => {
    const onValueChange = vi.fn();
    render(<NumberField label="Places" max={30} onValueChange={onValueChange} />);
    await userEvent.type(field(), '500');
    expect(field().value).toBe('500');
    await userEvent.tab();
    expect(field().value).toBe('30');
    expect(onValueChange).toHaveBeenLastCalledWith(30);
  });

  it('takes no letters', async () => {
    render(<NumberField label="Places" />);
    await userEvent.type(field(), '1e2 pieces');
    expect(field().value.trim()).toBe('12');
  });

  it('shows the notation of the locale and sends the plain number', async () => {
    render(
      <form>
        <NumberField label="Places" name="places" locale="de" step={0.5} defaultValue={1234.5} />
      </form>,
    );
    expect([field().value, sent()]).toEqual(['1.234,5', '1234.5']);
    await userEvent.clear(field());
    expect(sent()).toBe('');
    await userEvent.type(field(), '7,5');
    expect(sent()).toBe('7.5');
  });

  it('sends a number within the limits when Enter sends the form', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
      return sent();
    });
    render(
      <form onSubmit={onSubmit}>
        <NumberField label="Places" name="places" max={10} />
        <button type="submit">Send</button>
      </form>,
    );
    await userEvent.type(field(), '99{Enter}');
    expect(onSubmit).toHaveReturnedWith('10');
  });

  it('returns to its initial number when the form is reset', async () => {
    const { container } = render(
      <form>
        <NumberField label="Places" name="places" defaultValue={4} />
      </form>,
    );
    await userEvent.type(field(), '{ArrowUp}');
    expect(sent()).toBe('5');
    const form = container.querySelector('form');
    if (form) fireEvent.reset(form);
    expect([field().value, sent()]).toEqual(['4', '4']);
  });

  it('leaves a controlled value to the caller', async () => {
    render(<NumberField label="Places" value={3} />);
    await userEvent.type(field(), '9{ArrowUp}');
    expect(field().value).toBe('3');
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not step while %o', async (state) => {
    render(<NumberField label="Places" defaultValue={3} {...state} />);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
    expect(field().value).toBe('3');
  });

  it('exposes its number and limits to screen readers', () => {
    render(<NumberField label="Places" defaultValue={1500} min={1} max={2000} />);
    const names = ['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext'];
    expect(names.map((name) => field().getAttribute(name))).toEqual(['1500', '1', '2000', '1,500']);
  });
});
