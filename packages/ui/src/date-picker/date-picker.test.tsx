import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { Dialog, DialogContent } from '../dialog/index.js';
import { DatePicker, type DatePickerProps } from './date-picker.js';

describeFieldConformance('date-picker', (probe) => <DatePicker picker="calendar" {...probe} />);
describeFieldConformance('date-picker', (probe) => <DatePicker picker="native" {...probe} />);

describe('DatePicker', () => {
  afterEach(cleanup);

  function InForm(props: Partial<DatePickerProps>) {
    return (
      <form>
        <DatePicker
          label="Day"
          name="day"
          picker="calendar"
          placeholder="Choose a day"
          today="2026-12-01"
          {...props}
        />
      </form>
    );
  }
  const button = () => screen.getByRole('button', { name: /^Day/ });
  const sent = () => new FormData(document.querySelector('form') ?? undefined).get('day');
  const open = async () => {
    await userEvent.click(button());
    return screen.findByRole('dialog', { name: 'Day' });
  };

  it('names the field by its label and its day', () => {
    render(<InForm defaultValue="2026-12-24" />);
    expect(screen.getByRole('button', { name: 'Day, December 24, 2026' })).toBeTruthy();
    expect(sent()).toBe('2026-12-24');
  });

  it('opens a calendar, takes a day by the keyboard, and returns the focus', async () => {
    const onValueChange = vi.fn();
    render(<InForm onValueChange={onValueChange} />);
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-12-08');
    expect(sent()).toBe('2026-12-08');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button());
  });

  it('takes the focus out of a dialog around it, and gives it back', async () => {
    render(
      <Dialog open>
        <DialogContent title="Where and when?">
          <InForm />
        </DialogContent>
      </Dialog>,
    );
    const panel = await open();
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(button().getAttribute('aria-label')).toBe('Day, December 8, 2026');
  });

  it('closes on Escape without a change', async () => {
    render(<InForm defaultValue="2026-12-24" />);
    await open();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect([screen.queryByRole('dialog'), sent()]).toEqual([null, '2026-12-24']);
  });

  it('removes its day, unless it is required', async () => {
    render(<InForm defaultValue="2026-12-24" />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(sent()).toBe('');
    cleanup();
    render(<InForm defaultValue="2026-12-24" required />);
    await open();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('keeps a form from being sent while a required day is missing', () => {
    const { container } = render(<InForm required />);
    expect(container.querySelector('form')?.checkValidity()).toBe(false);
  });

  it.each(['calendar', 'native'] as const)('returns to its initial day with a reset, as %s', (picker) => {
    const onValueChange = vi.fn();
    const { container } = render(
      <InForm picker={picker} defaultValue="2026-12-24" onValueChange={onValueChange} />,
    );
    const field = container.querySelector<HTMLInputElement>('[name=day]');
    if (field && picker === 'native') fireEvent.change(field, { target: { value: '2026-12-25' } });
    const form = container.querySelector('form');
    if (form) fireEvent.reset(form);
    expect(sent()).toBe('2026-12-24');
  });

  it('leaves the limits to the browser in its own picker', () => {
    const { container } = render(<InForm picker="native" min="2026-12-01" max="2026-12-31" />);
    const input = container.querySelector('input');
    expect([input?.type, input?.min, input?.max]).toEqual(['date', '2026-12-01', '2026-12-31']);
  });

  it('does not open while disabled', async () => {
    render(<InForm disabled />);
    await userEvent.click(button());
    expect([screen.queryByRole('dialog'), sent()]).toEqual([null, null]);
  });
});
