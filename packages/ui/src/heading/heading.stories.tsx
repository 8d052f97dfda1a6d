import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './heading.js';

const meta = {
  id: 'kit-heading',
  title: 'Kit/Layout/Heading',
  component: Heading,
  args: { level: 2, children: 'Fresh on campus' },
  parameters: {
    contract: {
      use: 'Every heading: the level follows the outline, the size follows the design.',
      avoid: 'Bold words that head nothing (a paragraph).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'A heading of its level, however large it looks.',
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      <Heading level={1} size="hero">
        Akwaaba, Ɛsi
      </Heading>
      <Heading level={1}>Messages</Heading>
      <Heading level={2}>Fresh on campus</Heading>
      <Heading level={2} size="subsection">
        About you
      </Heading>
      <Heading level={3}>Before you meet</Heading>
      <Heading level={3} size="item">
        Mini fridge
      </Heading>
      <Heading level={3} size="label" weight="semibold">
        Calculus II tutoring
      </Heading>
      <Heading level={2}>Benachrichtigungseinstellungen für Veröffentlichungen</Heading>
    </div>
  ),
};
