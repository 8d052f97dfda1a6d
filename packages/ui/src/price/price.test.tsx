import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Price } from './price.js';

describeConformance('price', (probe) => <Price amount="$60.00" {...probe} />);

describe('Price', () => {
  afterEach(cleanup);

  it('shows the unit of its amount', () => {
    const { container } = render(<Price amount="$60.00" unit="/hour" />);
    expect(container.textContent).toBe('$60.00/hour');
  });

  it('labels a struck-through amount in words for screen readers', () => {
    const { getByText } = render(<Price amount="$50" before={{ amount: '$60', label: 'Was $60' }} />);
    expect(getByText('$60').closest('s')?.getAttribute('aria-hidden')).toBe('true');
    expect(getByText('Was $60').closest('[aria-hidden]')).toBeNull();
  });
});
