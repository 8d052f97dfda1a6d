import { HIVE_NAMES, HIVES, TOPIC_IDS, TOPICS } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aListing } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { CategoriesScreen } from './categories-screen.js';
import { CategoryScreen } from './category-screen.js';

const visitor = { session: { status: 'anonymous' } } as const;
const client = {
  hives: {
    types: async () => ({
      data: HIVE_NAMES.map((id) => {
        const { title, icon, description } = HIVES[id];
        return { id, name: title, icon, description, count: 94 };
      }),
    }),
    list: async ({ cursor }: { cursor?: string }) => ({
      data: (cursor === undefined ? [0, 1, 2] : [3]).map((n) => aListing(n)),
      pagination: { nextCursor: cursor === undefined ? 'next' : null, limit: 3 },
    }),
  },
  topics: { list: async () => ({ data: TOPIC_IDS.map((id) => ({ id, hive: TOPICS[id].hive, count: 12 })) }) },
};

const meta = {
  title: 'Screens/Categories',
  component: CategoriesScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { ...visitor, client } },
} satisfies Meta<typeof CategoriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const One: Story = {
  render: () => <CategoryScreen id="laptops-phones" />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when more is wanted, then it comes after the first page', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
      await waitFor(() => expect(canvas.getByText('Casio fx-991ES Plus')).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    });
  },
};
export const Failed: Story = {
  render: () => <CategoryScreen id="buzz" />,
  parameters: { campus: visitor },
};
export const Unknown: Story = { render: () => <CategoryScreen id="weapons" /> };
