import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { hiveTones } from '../tokens/hive-tone.js';
import { Badge } from './badge.js';

describeConformance('badge', (probe) => <Badge {...probe}>Pending</Badge>);
describeConformance('badge', (probe) => (
  <Badge count={3} {...probe}>
    3 unread
  </Badge>
));

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

describe('the count of a Badge', () => {
  afterEach(cleanup);

  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %d as %s', (count, shown) => {
    const { container } = render(<Badge count={count} />);
    expect(container.textContent).toBe(shown);
  });

  it('is announced by its label instead of the number', () => {
    const { container } = render(<Badge count={3}>3 unread messages</Badge>);
    expect(container.querySelector('[aria-hidden]')?.nextElementSibling?.textContent).toBe(
      '3 unread messages',
    );
  });

  it('is not rendered at 0', () => {
    const { container } = render(<Badge count={0}>nothing</Badge>);
    expect(container.firstChild).toBeNull();
  });
});
