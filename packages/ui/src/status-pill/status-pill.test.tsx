// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { StatusPill } from './status-pill.js';

describeConformance('status-pill', (probe) => <StatusPill {...probe}>Held</StatusPill>);

describe('StatusPill', () => {
  afterEach(cleanup);

  it('has an icon for every tone, hidden from screen readers', () => {
    for (const tone of ['neutral', 'waiting', 'active', 'success', 'danger'] as const) {
      const { container } = render(<StatusPill tone={tone}>Held</StatusPill>);
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
      expect(container.textContent).toBe('Held');
    }
  });
});
