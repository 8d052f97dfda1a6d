import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { formatRelativeTime } from './format-relative-time.js';
import { RelativeTime } from './relative-time.js';

const now = new Date('2026-11-20T12:00:00Z');

describeConformance('relative-time', (probe) => (
  <RelativeTime date="2026-11-20T10:00:00Z" now={now} {...probe} />
));

describe('formatRelativeTime', () => {
  it.each([
    ['2026-11-20T11:59:01Z', 'just now'],
    ['2026-11-20T11:59:00Z', '1 minute ago'],
    ['2026-11-20T11:00:01Z', '59 minutes ago'],
    ['2026-11-20T11:00:00Z', '1 hour ago'],
    ['2026-11-19T12:00:01Z', '23 hours ago'],
    ['2026-11-19T12:00:00Z', '1 day ago'],
    ['2026-11-13T12:00:01Z', '6 days ago'],
    ['2026-11-13T12:00:00Z', '1 week ago'],
    ['2026-10-21T12:00:01Z', '4 weeks ago'],
    ['2026-10-21T12:00:00Z', '1 month ago'],
    ['2025-11-20T12:00:01Z', '12 months ago'],
    ['2025-11-20T12:00:00Z', '1 year ago'],
    ['2026-11-22T12:00:00Z', 'in 2 days'],
  ])('formats %s at noon of 20 November as: %s', (date, text) => {
    expect(formatRelativeTime(new Date(date), now)).toBe(text);
  });

  it('does not abbreviate regional English in the short form', () => {
    const date = new Date('2026-11-20T11:48:00Z');
    expect(formatRelativeTime(date, now, { locale: 'en-GH', short: true })).toBe('12 minutes ago');
  });

  it('formats English as Intl.RelativeTimeFormat does', () => {
    const browser = new Intl.RelativeTimeFormat('en');
    for (const [unit, seconds] of [
      ['minute', 60],
      ['hour', 3_600],
      ['day', 86_400],
      ['week', 604_800],
      ['month', 2_592_000],
      ['year', 31_536_000],
    ] as const) {
      for (const count of [-1, -3, 1, 3]) {
        const date = new Date(now.getTime() + count * seconds * 1_000);
        expect(formatRelativeTime(date, now)).toBe(browser.format(count, unit));
      }
    }
  });

  it('formats French in words instead of a bare minus', () => {
    const text = formatRelativeTime(new Date('2026-11-20T10:00:00Z'), now, { locale: 'fr' });
    expect(text.replace(/\s/gu, ' ')).toBe('il y a 2 heures');
  });

  it('abbreviates French and Spanish in the short form, but not English', () => {
    const twoHoursAgo = new Date('2026-11-20T10:00:00Z');
    const short = (locale: string) => formatRelativeTime(twoHoursAgo, now, { locale, short: true });
    expect(short('fr').replace(/\s/gu, ' ')).toBe('il y a 2 h');
    expect(short('es').replace(/\s/gu, ' ')).toBe('hace 2 h');
    expect(short('en')).toBe('2 hours ago');
  });
});

describe('RelativeTime', () => {
  afterEach(cleanup);

  it('has the exact time in its datetime attribute', () => {
    const { container } = render(<RelativeTime date="2026-11-20T10:00:00Z" now={now} />);
    expect(container.querySelector('time')?.dateTime).toBe('2026-11-20T10:00:00.000Z');
  });

  it('has the full date in its title attribute', () => {
    const { container } = render(
      <RelativeTime date={new Date('2026-11-20T10:00:00Z')} now={now} locale="en" />,
    );
    expect(container.querySelector('time')?.title).toContain('November 20, 2026');
  });
});
