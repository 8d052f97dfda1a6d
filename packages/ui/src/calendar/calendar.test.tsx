import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Calendar } from './calendar.js';
import { toDate, toText } from './dates.js';

describeConformance('calendar', (probe) => <Calendar label="Day" today="2026-12-01" {...probe} />);

describe('Calendar', () => {
  afterEach(cleanup);
  const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('shows the month of today, and marks today', () => {
    render(<Calendar label="Day" today="2026-12-01" />);
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
    expect(day('Tuesday, December 1, 2026').getAttribute('aria-current')).toBe('date');
  });

  it('calls onValueChange with the chosen day and marks it', async () => {
    const onValueChange = vi.fn();
    render(<Calendar label="Day" today="2026-12-01" onValueChange={onValueChange} />);
    await userEvent.click(day('Thursday, December 17, 2026'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-12-17');
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('17');
  });

  it('moves by day, week and month with the keyboard', async () => {
    const onValueChange = vi.fn();
    render(<Calendar label="Day" value="2026-12-01" onValueChange={onValueChange} autoFocus />);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2027-01-09');
  });

  it('refuses days outside of its limits and those of disableDay', async () => {
    const onValueChange = vi.fn();
    render(
      <Calendar
        label="Day"
        today="2026-12-10"
        min="2026-12-05"
        max="2026-12-20"
        disableDay={(text) => text === '2026-12-12'}
        onValueChange={onValueChange}
      />,
    );
    const refused = ['Friday, December 4, 2026', 'Saturday, December 12, 2026', 'Monday, December 21, 2026'];
    expect(refused.map((name) => day(name).disabled)).toEqual([true, true, true]);
    expect(day('Previous month').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(day('Sunday, December 20, 2026'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-12-20');
  });

  it('opens the nearest month with a day that can be chosen', () => {
    render(<Calendar label="Day" today="2026-12-01" min="2027-03-04" />);
    expect(screen.getByRole('grid', { name: 'March 2027' })).toBeTruthy();
  });

  it('writes months and weekdays in its locale, and starts the week on the given day', () => {
    render(<Calendar label="Jour" today="2026-12-01" locale="fr" firstWeekday={0} />);
    expect(screen.getByRole('grid', { name: 'décembre 2026' })).toBeTruthy();
    // Hidden from the accessibility tree by the browser rules of a grid header.
    expect(document.querySelector('th')?.getAttribute('aria-label')).toBe('dimanche');
  });

  it('offers lists of months and years for days far away', async () => {
    render(
      <Calendar
        label="Born on"
        captionLayout="dropdown"
        today="2026-12-01"
        min="1990-01-01"
        max="2026-12-01"
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2004');
    expect(screen.getByRole('grid', { name: 'December 2004' })).toBeTruthy();
  });
});

describe('Calendar with a range', () => {
  afterEach(cleanup);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const chosen = () => screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent);

  it('takes two days in either order, and starts again with the third', async () => {
    const onValueChange = vi.fn();
    render(<Calendar mode="range" label="Days" today="2026-12-01" onValueChange={onValueChange} />);
    await press('Thursday, December 10, 2026');
    expect(chosen()).toEqual(['10']);
    await press('Tuesday, December 8, 2026');
    expect(chosen()).toEqual(['8', '9', '10']);
    await press('Friday, December 18, 2026');
    expect(onValueChange.mock.calls).toEqual([
      [{ from: '2026-12-10', to: '' }],
      [{ from: '2026-12-08', to: '2026-12-10' }],
      [{ from: '2026-12-18', to: '' }],
    ]);
  });

  it('takes a single day twice', async () => {
    const onValueChange = vi.fn();
    render(<Calendar mode="range" label="Days" today="2026-12-01" onValueChange={onValueChange} />);
    await press('Thursday, December 10, 2026');
    await press('Thursday, December 10, 2026');
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-12-10', to: '2026-12-10' });
  });

  it('leaves controlled days to the caller, and fills only both ends', async () => {
    render(<Calendar mode="range" label="Days" value={{ from: '2026-12-08', to: '2026-12-10' }} />);
    await press('Friday, December 18, 2026');
    expect(chosen()).toEqual(['8', '9', '10']);
    const filled = [...document.querySelectorAll('[data-slot=calendar-day][data-selected]')];
    expect(filled.map((day) => day.textContent)).toEqual(['8', '10']);
  });
});

describe('toDate and toText', () => {
  it('read and write the same day in every zone', () => {
    expect(
      ['2026-01-01', '2024-02-29', '2026-12-31'].map((text) => toText(toDate(text) ?? new Date(0))),
    ).toEqual(['2026-01-01', '2024-02-29', '2026-12-31']);
  });

  it.each(['', '2026-02-30', '1.12.2026', '2026-12-01T10:00'])('reads no day in "%s"', (text) => {
    expect(toDate(text)).toBeUndefined();
  });
});
