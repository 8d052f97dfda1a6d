// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { DateField, DateTimeField } from './date-field.js';
import { withDay } from './type-into.js';

const words = {
  open: 'Choose a day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selected: 'selected',
};

describeFieldConformance('date-field', (probe) => <DateField words={words} {...probe} />);
describeFieldConformance('date-time-field', (probe) => <DateTimeField words={words} {...probe} />);

/** jsdom knows how a popover is hidden, and not how it is shown. */
const hidden = true;

describe('withDay', () => {
  it.each([
    ['2026-11-21T14:30', '2026-12-01T14:30'],
    ['', '2026-12-01T12:00'],
  ])('of "%s" is %s', (before, after) => {
    expect(withDay(before, '2026-12-01')).toBe(after);
  });
});

describe('DateField', () => {
  afterEach(cleanup);

  it('takes the day that is chosen in the calendar, as if it had been typed', async () => {
    const onChange = vi.fn();
    const read = ({ target }: { target: HTMLInputElement }) => onChange(target.value);
    render(<DateField label="Deadline" words={words} defaultValue="2026-11-21" onChange={read} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }));
    await userEvent.click(await screen.findByText('30', undefined, { timeout: 10_000 }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-30');
    expect(screen.queryByRole('dialog', { hidden })).toBeNull();
  });

  it('asks a caller that controls it', async () => {
    const onChange = vi.fn();
    render(<DateField label="Deadline" words={words} value="2026-11-21" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }));
    await userEvent.click(await screen.findByText('30', undefined, { timeout: 10_000 }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getByLabelText('Deadline')).toHaveProperty('value', '2026-11-21');
  });

  it('has no calendar while it is disabled', () => {
    render(<DateField label="Deadline" words={words} disabled />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('DateTimeField', () => {
  afterEach(cleanup);

  it('keeps the time when another day is chosen', async () => {
    render(<DateTimeField label="Starts" words={words} defaultValue="2026-11-21T18:30" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }));
    await userEvent.click(await screen.findByText('30', undefined, { timeout: 10_000 }));
    expect(screen.getByLabelText('Starts')).toHaveProperty('value', '2026-11-30T18:30');
  });
});
