import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';
import { Skeleton } from './skeleton.js';

const meta = {
  id: 'kit-skeleton',
  title: 'Kit/Feedback/Skeleton',
  component: Skeleton,
  args: { shape: 'block', className: 'h-24 w-40' },
  parameters: {
    contract: {
      use: 'A place whose content is on its way.',
      avoid: 'An action under way (Button with loading).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'Hidden; the region around it is busy.',
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** The same geometry as the final card: photo 4 : 5, price, two lines of title. */
export const ListingCard: Story = {
  render: () => (
    <div aria-busy="true" className="w-40 max-w-full">
      <Skeleton className="mb-2 aspect-4/5 w-full" />
      <Skeleton shape="text" className="w-20 text-subtitle" />
      <Skeleton shape="text" className="w-full text-sm" />
      <Skeleton shape="text" className="w-2/3 text-sm" />
    </div>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        { name: 'text', children: <Skeleton shape="text" className="w-56" /> },
        { name: 'block', children: <Skeleton shape="block" className="h-24 w-40" /> },
        { name: 'circle', children: <Skeleton shape="circle" className="w-14" /> },
      ]}
    />
  ),
};
