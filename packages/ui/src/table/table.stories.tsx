import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge.js';
import { Price } from '../price/price.js';
import { Link } from '../link/link.js';
import { Checkbox } from '../checkbox/checkbox.js';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableEmpty,
  TableHead,
  TableHeader,
  type TableProps,
  TableRow,
} from './table.js';

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

/** The owner of the rows holds the selection. */
function Selectable() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const isAll = selected.length === payments.length;
  return (
    <div className="overflow-x-auto">
      <Table>
        <TableCaption>Payments of this week</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead className="w-12">
              <Checkbox
                label="All payments"
                hideLabel
                checked={isAll || (selected.length > 0 ? 'indeterminate' : false)}
                onCheckedChange={(checked) => setSelected(checked ? payments.map(({ item }) => item) : [])}
              />
            </TableHead>
            <TableHead>Item</TableHead>
            <TableHead align="end">Amount</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {payments.map(({ item, amount }) => (
            <TableRow key={item} selected={selected.includes(item)}>
              <TableCell>
                <Checkbox
                  label={item}
                  hideLabel
                  checked={selected.includes(item)}
                  onCheckedChange={(checked) =>
                    setSelected((now) => (checked ? [...now, item] : now.filter((one) => one !== item)))
                  }
                />
              </TableCell>
              <TableCell>{item}</TableCell>
              <TableCell align="end">
                <Price amount={`₵${amount.toFixed(2)}`} />
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

export const Playground: Story = { tags: ['!test'] };

export const Sorts: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('when a column header is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Amount' })),
    );
    await step('then the column is sorted in ascending order', () =>
      expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending'),
    );
  },
};

export const Stacked: Story = { args: { stacked: true }, globals: { viewport: { value: 'phone' } } };

/** Rows that can be selected: the box above all of them is checked in part. The caption names the table. */
export const Selection: Story = {
  render: () => <Selectable />,
  play: async ({ canvas, step, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All payments' });
    await step('given a table with a caption', () =>
      expect(canvas.getByRole('table', { name: 'Payments of this week' })).toBeVisible(),
    );
    await step('when a row is selected', () =>
      userEvent.click(canvas.getByRole('checkbox', { name: 'Braids at your hostel' })),
    );
    await step('then the box above all rows is checked in part', () => expect(all).toBePartiallyChecked());
    await step('when the box above all rows is pressed', () => userEvent.click(all));
    await step('then every row is selected', () =>
      expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4),
    );
  },
};

/** The header row stays in view while its frame scrolls. */
export const StickyHeader: Story = {
  render: () => (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the frame
    <div className="max-h-60 overflow-auto" role="region" aria-label="Sold tickets" tabIndex={0}>
      <Table label="Tickets" stickyHeader>
        <TableHeader>
          <TableRow>
            <TableHead>Ticket</TableHead>
            <TableHead align="end">Price</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {Array.from({ length: 20 }, (_, index) => (
            <TableRow key={index}>
              <TableCell>Ticket {index + 1}</TableCell>
              <TableCell align="end">₵40.00</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const frame = canvas.getByRole('region', { name: 'Sold tickets' });
    await step('when the frame is scrolled', () => frame.scrollTo({ top: 400, behavior: 'instant' }));
    await step('then the header row is still at the top of the frame', () =>
      waitFor(() => {
        const head = canvas.getByRole('columnheader', { name: 'Ticket' }).getBoundingClientRect();
        return expect(Math.abs(head.top - frame.getBoundingClientRect().top)).toBeLessThan(2);
      }),
    );
  },
};

/** A table without rows says why, and what to do. */
export const Empty: Story = {
  render: () => (
    <Table>
      <TableCaption>Payments of this week</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead>Item</TableHead>
          <TableHead align="end">Amount</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        <TableEmpty colSpan={2}>You bought nothing this week.</TableEmpty>
      </TableBody>
    </Table>
  ),
};

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-8">
      <Payments />
      <Payments stacked />
    </div>
  ),
};
