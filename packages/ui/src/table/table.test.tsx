import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableEmpty,
  TableHead,
  TableHeader,
  TableRow,
  type TableSort,
} from './table.js';

describeConformance('table', (probe) => (
  <Table {...probe}>
    <TableBody>
      <TableRow>
        <TableCell>Mini fridge</TableCell>
      </TableRow>
    </TableBody>
  </Table>
));

describeConformance('table-caption', (probe) => (
  <Table>
    <TableCaption {...probe}>Payments</TableCaption>
  </Table>
));
describeConformance('table-row', (probe) => (
  <Table>
    <TableBody>
      <TableRow selected {...probe} />
    </TableBody>
  </Table>
));
describeConformance('table-empty', (probe) => (
  <Table>
    <TableBody>
      <TableEmpty colSpan={2} {...probe}>
        Nothing
      </TableEmpty>
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

  it('takes its name from its caption, also from a hidden one', () => {
    render(
      <Table>
        <TableCaption hideLabel>Payments</TableCaption>
      </Table>,
    );
    expect(screen.getByRole('table', { name: 'Payments' })).toBeTruthy();
  });

  it('marks a selected row', () => {
    render(
      <Table>
        <TableBody>
          <TableRow selected />
          <TableRow />
        </TableBody>
      </Table>,
    );
    expect(screen.getAllByRole('row').map((row) => 'selected' in row.dataset)).toEqual([true, false]);
  });

  it('spans the row of an empty table over all columns', () => {
    render(
      <Table>
        <TableBody>
          <TableEmpty colSpan={3}>Nothing yet</TableEmpty>
        </TableBody>
      </Table>,
    );
    expect(screen.getByRole('cell', { name: 'Nothing yet' }).getAttribute('colspan')).toBe('3');
  });

  it('names its columns and rows for screen readers', () => {
    render(<Payments sort="none" onSort={() => undefined} />);
    expect(screen.getByRole('table', { name: 'Payments' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Item', 'Amount']);
    expect(screen.getByRole('rowheader').textContent).toBe('Mini fridge');
  });

  it('asks its caller to sort on a press, and exposes the order by aria-sort', async () => {
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
