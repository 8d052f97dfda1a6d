import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { CategoryScreen } from './category-screen.js';

const meta = {
  id: 'screens-categories-category',
  title: 'Screens/Look around/Categories/Category',
  component: CategoryScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'goods on two campuses', viewer: null },
  },
  args: { id: 'essentials' },
} satisfies Meta<typeof CategoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then both listings link to their pages', async () => {
      for (const name of [/Standing mirror/, /HP EliteBook laptop/])
        await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href');
    });
    await step('and the name of the seller is hidden from visitors', async () => {
      await expect(canvas.queryByText('Kwame Boateng')).toBeNull();
    });
  },
};
/** Shared link without results. */
export const NothingFound: Story = {
  args: { q: 'unicycle', onSearch: fn() },
  play: async ({ args, canvasElement, step, userEvent }) => {
    const canvas = within(canvasElement);
    await step(
      'given a shared search without results, then a message and a link to all hives appear',
      async () => {
        await canvas.findByText('Nothing found');
        await expect(canvas.getByRole('searchbox')).toHaveValue('unicycle');
        await expect(canvas.getByRole('link', { name: 'View all hives instead' })).toHaveAttribute('href');
      },
    );
    await step(
      'when the search is cleared, then the listings appear and the address has no search text',
      async () => {
        const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' });
        await userEvent.click(clear as HTMLElement);
        await canvas.findByRole('link', { name: /Standing mirror/ });
        await expect(canvas.getByRole('searchbox')).toHaveValue('');
        await expect(args.onSearch).toHaveBeenLastCalledWith({ q: '' });
      },
    );
  },
};
export const Empty: Story = {
  args: { id: 'archive' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then a message says that the category is empty, with a link to all categories', async () => {
      await waitFor(() => expect(canvas.getByText('No hives available in this category yet.')).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'All categories' })).toHaveAttribute(
        'href',
        '#categories',
      );
    });
  },
};
/** Topic with more than one page. */
export const More: Story = {
  args: { id: 'laptops-phones' },
  parameters: { campus: { scene: '21 laptops' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Show more is pressed, then the second page of listings appears', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(canvas.getByText('HP EliteBook laptop, number 1')).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    });
  },
};
export const Unknown: Story = { args: { id: 'casino' } };
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
