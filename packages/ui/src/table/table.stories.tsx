import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.js';
import { Price } from '../price/price.js';
import { Link } from '../link/link.js';
import { Table, TableBody, TableCell, TableHead, TableHeader, type TableProps, TableRow } from './table.js';

const payments = [
  { item: 'HP EliteBook 840 G6', amount: 2608.25, status: 'Completed' },
  { item: 'Braids at your hostel', amount: 127.8, status: 'Pending' },
  { item: 'Calculus II tutoring, past questions solved', amount: 63.9, status: 'Completed' },
];

/** The owner of the rows sorts them, as the caller of a table does. */
function Payments(props: TableProps) {
  const [descending, setDescending] = useState(true);
  const rows = payments.toSorted((a, b) => (descending ? b.amount - a.amount : a.amount - b.amount));
  return (
    // A table that does not stack scrolls inside its own frame, never the page.
    <div className="overflow-x-auto">
      <Table label="Payments" {...props}>
        <TableHeader>
          <TableRow>
            <TableHead>Item</TableHead>
            <TableHead
              align="end"
              sort={descending ? 'descending' : 'ascending'}
              onSort={() => setDescending(!descending)}
            >
              Amount
            </TableHead>
            <TableHead className="ps-4">Status</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ item, amount, status }) => (
            <TableRow key={item}>
              <TableCell>
                <Link href="#item">{item}</Link>
              </TableCell>
              <TableCell align="end">
                <Price amount={`₵${amount.toFixed(2)}`} />
              </TableCell>
              <TableCell className="ps-4">
                <Badge tone={status === 'Completed' ? 'success' : 'warning'}>{status}</Badge>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const meta = {
  id: 'kit-table',
  title: 'Kit/Data/Table',
  component: Table,
  render: (args) => <Payments {...args} />,
  parameters: {
    contract: {
      use: 'The same facts about several things, to compare: payments, prices, rights.',
      avoid: 'Things that one looks at rather than compares (Card). Facts about one thing (DescriptionList).',
      keyboard: [['Tab, Enter', 'To a head that sorts; turns the order around']],
      screenReader: 'A table with its name; heads say how they sort.',
    },
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sorts: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('When the head of a column is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Amount' })),
    );
    await step('then the order turns around', () =>
      expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending'),
    );
  },
};

export const Stacked: Story = { args: { stacked: true }, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-8">
      <Payments />
      <Payments stacked />
    </div>
  ),
};
