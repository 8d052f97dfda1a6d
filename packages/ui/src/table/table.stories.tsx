import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.js';
import { Price } from '../price/price.js';
import { Link } from '../link/link.js';
import { Table, type TableColumn, type TableProps, type TableSort } from './table.js';

interface Payment {
  id: string;
  item: string;
  cedis: number;
  reference: string;
  done: boolean;
}

const payments: Payment[] = [
  { id: '1', item: 'HP EliteBook 840 G6', cedis: 2608.25, reference: 'PSK-7F3A-2201', done: true },
  { id: '2', item: 'Braids at your hostel', cedis: 127.8, reference: 'PSK-7F3A-2202', done: false },
  {
    id: '3',
    item: 'Calculus II tutoring, past questions solved',
    cedis: 63.9,
    reference: 'PSK-7F3A-2203',
    done: true,
  },
];

const columns: TableColumn<Payment>[] = [
  {
    key: 'item',
    header: 'Item',
    title: true,
    sortable: true,
    cell: (row) => <Link href={`#${row.id}`}>{row.item}</Link>,
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    sortable: true,
    cell: (row) => <Price cedis={row.cedis} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <Badge tone={row.done ? 'success' : 'warning'}>{row.done ? 'Completed' : 'Pending'}</Badge>
    ),
  },
  { key: 'reference', header: 'Reference ID', cell: (row) => row.reference },
];

/** Sorted by whoever holds the rows, as the caller of a table does. */
function Payments(props: TableProps<Payment>): ReactElement {
  const [sort, setSort] = useState<TableSort>({ column: 'amount', direction: 'descending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = payments.toSorted((a, b) =>
    sort.column === 'amount' ? sign * (a.cedis - b.cedis) : sign * a.item.localeCompare(b.item),
  );
  return <Table {...props} {...{ rows, sort }} onSortChange={(change) => setSort(change.sort)} />;
}

const meta = {
  title: 'Kit/Table',
  component: Table<Payment>,
  args: { caption: 'Payment history', columns, rows: payments, rowKey: (row) => row.id },
  // They hold functions, which a control would lose.
  argTypes: { columns: { control: { disable: true } } },
  render: (args) => <Payments {...args} />,
  parameters: {
    contract: {
      use: 'The same facts about several things, to compare: payments, payouts, reports.',
      avoid: 'Things that one looks at rather than compares (Card). Facts about one thing (DescriptionList).',
      keyboard: [
        ['Tab', 'Through the heads that sort, then through what stands in the rows'],
        ['Enter, Space', 'On a head: sorts by it; again: turns the order around'],
      ],
      screenReader:
        'A table with its caption, also where rows look like cards; heads say how they are sorted.',
    },
  },
} satisfies Meta<TableProps<Payment>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sort: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, step, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    await step('Given the dearest first', () => expect(first()).toHaveTextContent('HP EliteBook'));
    await step('when the head Amount is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Amount' })),
    );
    await step('then the cheapest comes first', () => expect(first()).toHaveTextContent('Calculus'));
    await step('and the head says so', () =>
      expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending'),
    );
  },
};

/** Rows are cards; the order is chosen above them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    await step('When an order is chosen', () => userEvent.selectOptions(select, 'Item ↑'));
    await step('then the cards follow', () =>
      expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Braids'),
    );
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <Payments {...args} />
      <Payments {...args} caption="Payments, in a narrow place" hideCaption={false} className="max-w-sm" />
    </div>
  ),
};
