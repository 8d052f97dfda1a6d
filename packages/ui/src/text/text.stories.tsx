import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './text.js';

const meta = {
  title: 'Kit/Text',
  component: Text,
  args: { children: 'Ɔkyerɛ sells a laptop for ₵2,450.00 near Unity Hall.' },
  parameters: {
    contract: {
      use: 'Words that belong to no other part.',
      avoid: 'Headings (Heading), links (TextLink), amounts (Price).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'Its words; what is cut off is read whole.',
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-md gap-3">
      <Text {...args} size="lg" weight="bold" />
      <Text {...args} />
      <Text {...args} size="sm" tone="muted" />
      <Text {...args} size="xs" tone="muted" tabular />
      <Text {...args} tone="danger" weight="semibold" />
      <Text {...args} tone="success" weight="semibold" />
      <Text lines={1}>{'A line that is longer than there is room for. '.repeat(4)}</Text>
      <Text lines={2}>{'Two lines that are longer than there is room for. '.repeat(5)}</Text>
    </div>
  ),
};
