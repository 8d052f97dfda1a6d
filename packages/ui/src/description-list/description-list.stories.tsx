import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list.js';

const items = [
  { term: 'Condition', details: 'Like new' },
  { term: 'Brand', details: 'HP' },
  { term: 'Bought', details: 'September 2025' },
  { term: 'Pickup', details: 'Unity Hall, main entrance, beside the porter’s lodge and the big neem tree' },
];

const meta = {
  id: 'kit-descriptionlist',
  title: 'Kit/Data/DescriptionList',
  component: DescriptionList,
  args: { items, className: 'max-w-md' },
  parameters: {
    contract: {
      use: 'Facts about one thing: what a listing is like, what an order holds.',
      avoid: 'The same facts about several things (Table), one number that matters (Stat).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'A description list: each term with its definition.',
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Stacked: Story = { args: { layout: 'stacked', className: 'max-w-xl' } };

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-8 lg:grid-cols-2">
      <DescriptionList items={items} />
      <DescriptionList items={items} layout="stacked" />
      <div className="@container lg:col-span-2">
        <DescriptionList
          items={[
            ...items,
            {
              term: 'History',
              details: 'Bought new in Accra, used in one term, always in its bag.',
              long: true,
            },
          ]}
        />
      </div>
    </div>
  ),
};
