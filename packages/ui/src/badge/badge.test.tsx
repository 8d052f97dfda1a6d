// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { hiveTones } from '../tokens/hive-tone.js';
import { Badge } from './badge.js';
import { CountBadge } from './count-badge.js';

describeConformance('badge', (probe) => <Badge {...probe}>Pending</Badge>);
describeConformance('count-badge', (probe) => <CountBadge count={3} label="3 unread" {...probe} />);

describe('Badge', () => {
  afterEach(cleanup);

  it.each(hiveTones)('never shows the colour of %s without its icon', (hive) => {
    const { container } = render(<Badge tone={hive}>{hive}</Badge>);
    expect(container.querySelector('[data-slot=hive-icon]')).not.toBeNull();
  });

  it('lets the caller choose another icon', () => {
    const { container } = render(
      <Badge tone="buzz" leading={<svg data-mine="" />}>
        Buzz
      </Badge>,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });
});

describe('CountBadge', () => {
  afterEach(cleanup);

  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %d as %s', (count, shown) => {
    const { container } = render(<CountBadge count={count} label="" />);
    expect(container.textContent).toBe(shown);
  });

  it('reads its label instead of the number', () => {
    const { container } = render(<CountBadge count={3} label="3 unread messages" />);
    expect(container.querySelector('[aria-hidden]')?.nextElementSibling?.textContent).toBe(
      '3 unread messages',
    );
  });

  it('is not there at 0', () => {
    const { container } = render(<CountBadge count={0} label="nothing" />);
    expect(container.firstChild).toBeNull();
  });
});
