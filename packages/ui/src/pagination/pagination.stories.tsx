import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { LoadMore } from './load-more.js';
import { Pagination, type PaginationProps } from './pagination.js';

const words = {
  label: 'Pages',
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
};
const more = {
  label: 'Load more',
  loadingLabel: 'Loading...',
  retryLabel: 'Try again',
  onLoadMore: () => undefined,
};

function Kept(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={(change) => setPage(change.page)} />;
}

const meta = {
  title: 'Kit/Pagination',
  component: Pagination,
  args: { ...words, page: 4, pageCount: 9, onPageChange: () => undefined },
  render: (args) => <Kept {...args} />,
  parameters: {
    contract: {
      use: 'Pagination: records that somebody comes back to, such as reports. LoadMore: lists that are looked through.',
      avoid: 'Pagination where things are added all the time: pages would shift.',
      keyboard: [['Tab, Enter', 'From page to page; goes there']],
      screenReader: 'A navigation of named buttons, the current one marked; LoadMore reads its status out.',
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Next: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('When Next is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Next page' })),
    );
    await step('then the next page is the current one', () =>
      expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5'),
    );
  },
};

export const More: Story = {
  render: () => (
    <div className="grid divide-y divide-line">
      <LoadMore {...more} state="ready" status="24 of 120 listings" />
      <LoadMore {...more} state="loading" status="24 of 120 listings" />
      <LoadMore {...more} state="failed" status="The rest could not be loaded" />
      <LoadMore {...more} state="end" status="That is all" />
    </div>
  ),
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <Kept {...args} page={1} />
      <Kept {...args} page={5} />
      <Kept {...args} page={9} />
      <Kept {...args} page={1} pageCount={1} />
    </div>
  ),
};
