import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { TopBar } from './top-bar.js';

describeConformance('top-bar', (probe) => <TopBar {...probe} />);

describe('TopBar', () => {
  afterEach(cleanup);

  it('is the banner of the page', () => {
    render(<TopBar>Search</TopBar>);
    expect(screen.getByRole('banner').textContent).toBe('Search');
  });
});
