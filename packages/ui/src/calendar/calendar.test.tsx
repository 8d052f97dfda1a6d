// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Calendar, type CalendarProps } from './calendar.js';
import { dayFromIso, isoFromDay } from './iso-day.js';

// Parts that come later are slow to come on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const needed: CalendarProps = {
  value: '2026-11-21',
  onValueChange: () => undefined,
  today: '2026-11-20',
  words: { previousMonth: 'Previous month', nextMonth: 'Next month', today: 'today', selected: 'selected' },
};

describeConformance('calendar', (probe) => <Calendar {...needed} {...probe} />);

describe('a day', () => {
  it.each(['2026-11-21', '2024-02-29', '0999-01-01'])('%s is read and written back', (iso) => {
    const day = dayFromIso(iso);
    expect(day && isoFromDay(day)).toBe(iso);
  });

  it.each(['', '2026-02-30', '21.11.2026', undefined])('%s is none', (iso) => {
    expect(dayFromIso(iso)).toBeUndefined();
  });
});

describe('Calendar', () => {
  afterEach(cleanup);

  it('says which day is chosen, and which is today', async () => {
    render(<Calendar {...needed} />);
    // The grid comes in a file of its own.
    expect(
      await screen.findByRole(
        'button',
        { name: 'Saturday, November 21, 2026, selected' },
        { timeout: 10_000 },
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Friday, November 20, 2026, today' })).toBeTruthy();
  });

  it('hands over the day that is pressed', async () => {
    const onValueChange = vi.fn();
    render(<Calendar {...needed} onValueChange={onValueChange} />);
    await userEvent.click(await screen.findByRole('button', { name: /November 30/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: '2026-11-30' });
  });

  it('does not offer days out of bounds', async () => {
    render(<Calendar {...needed} min="2026-11-20" max="2026-11-25" />);
    expect(await screen.findByRole('button', { name: /November 19/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: /November 26/ })).toHaveProperty('disabled', true);
  });

  it('speaks the language of the page', async () => {
    render(<Calendar {...needed} locale="fr" />);
    expect(await screen.findByText('novembre 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: /samedi 21 novembre 2026/ })).toBeTruthy();
  });
});
