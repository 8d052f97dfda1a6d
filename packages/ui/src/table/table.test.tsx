// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Table, type TableColumn } from './table.js';

interface Payment {
  id: string;
  item: string;
  amount: number;
}

const columns: TableColumn<Payment>[] = [
  { key: 'item', header: 'Item', cell: (row) => row.item, title: true },
  { key: 'amount', header: 'Amount', cell: (row) => `₵${row.amount}`, align: 'end', sortable: true },
];
const needed = {
  caption: 'Payment history',
  columns,
  rows: [{ id: '1', item: 'Laptop', amount: 2450 }],
  rowKey: (row: Payment) => row.id,
};

describeConformance('table', (probe) => <Table {...needed} {...probe} />);

describe('Table', () => {
  afterEach(cleanup);

  it('names its rows and its columns', () => {
    render(<Table {...needed} />);
    expect(screen.getByRole('table', { name: 'Payment history' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Laptop' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Item', 'Amount']);
  });

  it('has heads to press only where the caller sorts', () => {
    render(<Table {...needed} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('sorts by a head, and turns the order around', async () => {
    const onSortChange = vi.fn();
    const { rerender } = render(<Table {...needed} onSortChange={onSortChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    const sort = { column: 'amount', direction: 'ascending' } as const;
    expect(onSortChange).toHaveBeenLastCalledWith({ sort });
    rerender(<Table {...needed} sort={sort} onSortChange={onSortChange} />);
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ sort: { ...sort, direction: 'descending' } });
  });

  it('offers the same orders to phones', async () => {
    const onSortChange = vi.fn();
    render(<Table {...needed} onSortChange={onSortChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Amount ↓');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({
      sort: { column: 'amount', direction: 'descending' },
    });
  });
});
