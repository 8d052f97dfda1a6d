import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.js';

const meta = {
  title: 'Kit/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumb',
    items: [
      { label: 'Hives', link: <a href="#hives" /> },
      { label: 'Essentials', link: <a href="#essentials" /> },
      { label: 'HP EliteBook 840 G6, 16 GB, charger included' },
    ],
  },
  parameters: {
    contract: {
      use: 'Pages three steps deep and more, where somebody may arrive from a search.',
      avoid: 'The first two levels: the bars say where one is.',
      keyboard: [['Tab, Enter', 'From step to step; goes there']],
      screenReader: 'A navigation with a list; the page itself is marked as current.',
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <Breadcrumbs {...args} />
      <Breadcrumbs {...args} items={args.items.slice(1)} />
      <Breadcrumbs {...args} items={args.items.slice(2)} />
    </div>
  ),
};
