// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { PageHeader } from './page-header.js';

describeConformance('page-header', (probe) => <PageHeader title="Messages" {...probe} />);

describe('PageHeader', () => {
  afterEach(cleanup);

  it('is the heading of the page', () => {
    render(<PageHeader title="Messages" description="With people you trade with." />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages');
  });
});
