import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { pagesAround } from './pages.js';
import { Pagination } from './pagination.js';

describeConformance('pagination', (probe) => <Pagination label="Pages" pageCount={3} {...probe} />);

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [1, 0, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('returns for page %d of %d: %j', (page, count, slots) => {
    expect(pagesAround(page, Math.max(1, count), 1)).toEqual(slots);
  });
});

describe('Pagination', () => {
  afterEach(cleanup);

  it('goes to a pressed page, and from there to the next page', async () => {
    const onPageChange = vi.fn();
    render(<Pagination label="Pages" pageCount={5} defaultPage={2} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPageChange.mock.calls).toEqual([[3], [4]]);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('4');
  });

  it('disables the steps before the first and after the last page', () => {
    render(<Pagination label="Pages" pageCount={1} />);
    for (const name of ['Previous page', 'Next page'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });

  it('leaves a controlled page to the caller', async () => {
    render(<Pagination label="Pages" pageCount={5} page={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
  });

  it('links to the address of each page', () => {
    render(<Pagination label="Pages" pageCount={3} page={1} hrefOf={(page) => `?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('?page=2');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=2');
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeTruthy();
  });
});
