import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd.js';

const meta = {
  id: 'kit-kbd',
  title: 'Kit/Data/Kbd',
  component: Kbd,
  args: { keys: ['mod', 'K'] },
  parameters: {
    contract: {
      use: 'The keys of a shortcut beside its action, on devices with a keyboard.',
      avoid: 'Phones. A shortcut that no control has: give that control aria-keyshortcuts, too.',
      keyboard: [['None', 'Only a hint']],
      screenReader: 'Text of the keys. Beside a control with aria-keyshortcuts, hide it with aria-hidden.',
    },
  },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-6">
      <Kbd keys={['K']} />
      <Kbd keys={['Ctrl', 'K']} />
      <Kbd keys={['⌘', 'K']} />
      <Kbd keys={['Shift', 'Alt', 'P']} />
      <Kbd keys={['↑', '↓']} />
      <Kbd keys={['Esc']} />
    </div>
  ),
};
