import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { SplitPane } from './split-pane.js';

const needed = { list: 'Conversations', detail: 'Messages' };

describeConformance('split-pane', (probe) => <SplitPane {...needed} showing="list" {...probe} />);

describe('SplitPane', () => {
  afterEach(cleanup);

  it.each([
    ['list', [false, true]],
    ['detail', [true, false]],
  ] as const)('shows only the %s on a phone', (showing, hidden) => {
    const { container } = render(<SplitPane {...needed} showing={showing} />);
    const halves = [...(container.firstElementChild?.children ?? [])];
    expect(halves.map((half) => half.classList.contains('hidden'))).toEqual(hidden);
  });
});
