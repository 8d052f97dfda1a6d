import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Separator } from './separator.js';

describeConformance('separator', (probe) => <Separator {...probe} />);

describe('Separator', () => {
  afterEach(cleanup);

  it('exposes its orientation to screen readers', () => {
    render(<Separator orientation="vertical" />);
    expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('vertical');
  });

  it('has no separator role when it is decorative', () => {
    render(<Separator decorative />);
    expect(screen.queryByRole('separator')).toBeNull();
  });
});
