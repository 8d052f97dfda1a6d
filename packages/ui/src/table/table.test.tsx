import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow, type TableSort } from './table.js';

describeConformance('table', (probe) => (
  <Table {...probe}>
    <TableBody>
      <TableRow>
        <TableCell>Mini fridge</TableCell>
      </TableRow>
    </TableBody>
  </Table>
));

function Payments({ sort, onSort }: { sort: TableSort; onSort: () => void }) {
  return (
    <Table label="Payments">
      <TableHeader>
        <TableRow>
          <TableHead>Item</TableHead>
          <TableHead align="end" sort={sort} onSort={onSort}>
            Amount
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        <TableRow>
          <TableHead scope="row">Mini fridge</TableHead>
          <TableCell align="end">₵450.00</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

describe('Table', () => {
  afterEach(cleanup);

  it('names its columns and rows for screen readers', () => {
    render(<Payments sort="none" onSort={() => undefined} />);
    expect(screen.getByRole('table', { name: 'Payments' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Item', 'Amount']);
    expect(screen.getByRole('rowheader').textContent).toBe('Mini fridge');
  });

  it('asks its caller to sort, and says how it is sorted', async () => {
    const onSort = vi.fn();
    const { rerender } = render(<Payments sort="none" onSort={onSort} />);
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(onSort).toHaveBeenCalledOnce();
    const sorted = () => screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort');
    expect(sorted()).toBe('none');
    rerender(<Payments sort="descending" onSort={onSort} />);
    expect(sorted()).toBe('descending');
  });
});
