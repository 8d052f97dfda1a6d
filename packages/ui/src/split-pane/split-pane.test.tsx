// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { SplitPane } from './split-pane.js';

const needed = {
  list: 'Conversations',
  listLabel: 'Conversations',
  detail: 'Messages',
  detailLabel: 'Conversation',
};

describeConformance('split-pane', (probe) => <SplitPane {...needed} showing="list" {...probe} />);

describe('SplitPane', () => {
  afterEach(cleanup);

  it('has a name for each of its halves', () => {
    render(<SplitPane {...needed} showing="list" />);
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Conversations',
      'Conversation',
    ]);
  });
});
