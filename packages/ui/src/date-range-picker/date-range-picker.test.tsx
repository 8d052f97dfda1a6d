import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.js';

describeFieldConformance('date-range-picker', (probe) => <DateRangePicker picker="calendar" {...probe} />);
describeFieldConformance('date-range-picker', (probe) => <DateRangePicker picker="native" {...probe} />);

describe('DateRangePicker', () => {
  afterEach(cleanup);

  function InForm(props: Partial<DateRangePickerProps>) {
    return (
      <form>
        <DateRangePicker
          label="Days off"
          name="days"
          picker="calendar"
          placeholder="Choose days"
          today="2026-12-01"
          {...props}
        />
      </form>
    );
  }
  const week = { from: '2026-12-14', to: '2026-12-18' };
  const button = () => screen.getByRole('button', { name: /^Days off/ });
  const sent = () => new FormData(document.querySelector('form') ?? undefined).get('days');

  it('names the field by its label and its days, and sends an interval', () => {
    render(<InForm defaultValue={week} />);
    expect(button().getAttribute('aria-label')).toMatch(/^Days off, Dec 14\s–\s18, 2026$/u);
    expect(sent()).toBe('2026-12-14/2026-12-18');
  });

  it('asks for the first and the last day, takes both by the keyboard, and returns the focus', async () => {
    const onValueChange = vi.fn();
    render(<InForm onValueChange={onValueChange} />);
    await userEvent.click(button());
    await screen.findByRole('dialog', { name: 'Days off' });
    expect(screen.getByText('First day').getAttribute('role')).toBe('status');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([screen.queryByText('Last day')?.getAttribute('role'), onValueChange.mock.calls]).toEqual([
      'status',
      [],
    ]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-08', to: '2026-12-10' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([document.activeElement, sent()]).toEqual([button(), '2026-12-08/2026-12-10']);
  });

  it('discards a first day without a last one', async () => {
    render(<InForm defaultValue={week} />);
    await userEvent.click(button());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    expect(sent()).toBe('2026-12-14/2026-12-18');
  });

  it('removes its days, unless they are required', async () => {
    render(<InForm defaultValue={week} />);
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(sent()).toBe('');
    cleanup();
    const { container } = render(<InForm required />);
    expect(container.querySelector('form')?.checkValidity()).toBe(false);
  });

  it('returns to its initial days with a reset', () => {
    const { container } = render(<InForm picker="native" defaultValue={week} />);
    fireEvent.change(screen.getByLabelText('Days off, Last day'), { target: { value: '2026-12-20' } });
    expect(sent()).toBe('2026-12-14/2026-12-20');
    fireEvent.reset(container.querySelector('form') ?? document.body);
    expect(sent()).toBe('2026-12-14/2026-12-18');
  });

  it('moves the last day with a later first one in the browser’s picker', () => {
    const onValueChange = vi.fn();
    render(<InForm picker="native" defaultValue={week} onValueChange={onValueChange} />);
    fireEvent.change(screen.getByLabelText('Days off, First day'), { target: { value: '2026-12-20' } });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-20', to: '2026-12-20' });
    expect(screen.getByLabelText<HTMLInputElement>('Days off, Last day').min).toBe('2026-12-20');
  });

  it('does not open while disabled', async () => {
    render(<InForm disabled defaultValue={week} />);
    await userEvent.click(button());
    expect([screen.queryByRole('dialog'), sent()]).toEqual([null, null]);
  });
});
