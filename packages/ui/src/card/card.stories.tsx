import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../price/price.js';
import { Sheet } from '../test/sheet.js';
import { Card } from './card.js';

const meta = {
  id: 'kit-card',
  title: 'Kit/Layout/Card',
  component: Card,
  args: { children: 'Paste the code that the buyer shows you when you meet.' },
  parameters: {
    contract: {
      use: 'A thing that is chosen by how it looks.',
      avoid: 'Rows of text that are compared by reading (Table).',
      keyboard: [['Tab, Enter', 'An interactive card is one link or button']],
      screenReader: 'What stands in it; an interactive card is one link or button with all of it as name.',
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const listing = (
  <a href="#listing">
    <span className="block font-semibold">HP EliteBook 840 G6</span>
    <span className="block text-sm text-fg-muted">16 GB, charger included</span>
    <Price amount="₵2,450.00" />
  </a>
);

/** The whole card is a single link. */
export const Interactive: Story = { args: { interactive: true, asChild: true, children: listing } };

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        ...(['none', 'sm', 'md'] as const).map((padding) => ({
          name: `padding ${padding}`,
          children: <Card padding={padding}>Held until you both met</Card>,
        })),
        {
          name: 'interactive',
          children: (
            <Card asChild interactive>
              {listing}
            </Card>
          ),
        },
      ]}
    />
  ),
};
