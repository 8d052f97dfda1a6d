import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { EmptyIllustration } from './empty-illustration.js';

describeConformance('empty-illustration', (probe) => <EmptyIllustration icon={<svg />} {...probe} />);

describe('EmptyIllustration', () => {
  afterEach(cleanup);

  it('is hidden from screen readers', () => {
    const { container } = render(<EmptyIllustration icon={<svg />} kind="offline" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('takes the colour of a hive in the empty state, but not in the failed state', () => {
    const fills = (kind: 'empty' | 'failed') => {
      const { container } = render(<EmptyIllustration icon={<svg />} tone="buzz" kind={kind} />);
      const found = container.querySelector('.fill-hive-buzz-solid') !== null;
      cleanup();
      return found;
    };
    expect([fills('empty'), fills('failed')]).toEqual([true, false]);
  });
});
