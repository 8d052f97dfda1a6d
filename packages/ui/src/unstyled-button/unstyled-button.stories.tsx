import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.js';
import { UnstyledButton } from './unstyled-button.js';

const meta = {
  id: 'kit-unstyledbutton',
  title: 'Kit/Actions/UnstyledButton',
  component: UnstyledButton,
  args: { children: 'Seen by 4', className: 'touch-target text-sm font-semibold underline' },
  parameters: {
    contract: {
      use: 'What is pressed as a whole and looks like itself: a picture, a row of a list, a word in a line.',
      avoid: 'What looks like a button (Button, IconButton), what leads to a page (Link).',
      keyboard: [['Enter, Space', 'Presses it']],
      screenReader: 'A button with the name of what stands in it.',
    },
  },
} satisfies Meta<typeof UnstyledButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-xs gap-4">
      <UnstyledButton className="touch-target justify-self-start rounded-full">
        <Avatar name="Esi Mensah" />
      </UnstyledButton>
      <UnstyledButton className="flex min-h-14 items-center gap-3 rounded-control px-2 text-start hover:bg-fill">
        <Avatar name="Kwame Boateng" aria-hidden="true" />
        Kwame Boateng
      </UnstyledButton>
      <UnstyledButton disabled className="flex min-h-14 items-center rounded-control px-2 text-fg-muted">
        Nothing to press
      </UnstyledButton>
    </div>
  ),
};
