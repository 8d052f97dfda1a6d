// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { LoadMore } from './load-more.js';
import { pagesAround } from './pages.js';
import { Pagination } from './pagination.js';

const pages = {
  label: 'Pages',
  page: 4,
  pageCount: 9,
  onPageChange: () => undefined,
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
};
const more = {
  onLoadMore: () => undefined,
  label: 'Load more',
  loadingLabel: 'Loading...',
  retryLabel: 'Try again',
  status: '24 of 120 listings',
};

describeConformance('pagination', (probe) => <Pagination {...pages} {...probe} />);
describeConformance('load-more', (probe) => <LoadMore {...more} state="ready" {...probe} />);

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('%d of %d are %j', (page, count, named) => {
    expect(pagesAround(page, count)).toEqual(named);
  });
});

describe('Pagination', () => {
  afterEach(cleanup);

  it('goes to neighbours and to named pages', async () => {
    const onPageChange = vi.fn();
    render(<Pagination {...pages} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
    expect(onPageChange.mock.calls).toEqual([[{ page: 5 }], [{ page: 9 }]]);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('4');
  });

  it('ends at its ends', () => {
    render(<Pagination {...pages} page={9} />);
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  });
});

describe('LoadMore', () => {
  afterEach(cleanup);

  it('has no button when all is there', () => {
    render(<LoadMore {...more} state="end" status="That is all" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('That is all');
  });

  it('asks again after a failure, and not while it loads', async () => {
    const onLoadMore = vi.fn();
    const { rerender } = render(<LoadMore {...more} state="loading" onLoadMore={onLoadMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Loading...' }));
    expect(onLoadMore).not.toHaveBeenCalled();
    rerender(<LoadMore {...more} state="failed" onLoadMore={onLoadMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });
});
