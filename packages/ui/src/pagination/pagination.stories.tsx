import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './pagination.js';

const meta = {
  id: 'kit-pagination',
  title: 'Kit/Navigation/Pagination',
  component: Pagination,
  args: { label: 'Pages of the results', pageCount: 9, defaultPage: 5, onPageChange: fn() },
  parameters: {
    contract: {
      use: 'A long list with a known length, whose pages have addresses of their own.',
      avoid: 'A feed or a list on a phone, which grows with Show more.',
      keyboard: [
        ['Tab', 'From page to page'],
        ['Enter', 'Opens the page'],
      ],
      screenReader: 'A navigation with a list of pages; the current page is marked.',
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when Next page is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Next page' })),
    );
    await step('then page 6 is the current page', async () => {
      await expect(args.onPageChange).toHaveBeenCalledWith(6);
      await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    });
  },
};

/** With addresses, pages are links, which open in a new tab as any other. */
export const Links: Story = { args: { hrefOf: (page) => `#page-${page}` } };

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Pagination {...args} />
      <Pagination {...args} label="First" defaultPage={1} />
      <Pagination {...args} label="Last" defaultPage={9} />
      <Pagination {...args} label="Few" pageCount={3} defaultPage={2} />
      <Pagination {...args} label="Links" hrefOf={(page) => `#page-${page}`} />
    </div>
  ),
};
