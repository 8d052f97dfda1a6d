import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag } from './tag.js';

const meta = {
  id: 'kit-tag',
  title: 'Kit/Data/Tag',
  component: Tag,
  args: { children: 'From ₵50.00', onRemove: fn(), removeLabel: 'Remove From ₵50.00' },
  parameters: {
    contract: {
      use: 'A word that was chosen and can be taken away: a filter that is on.',
      avoid: 'A state or a property (Badge), a choice to make (Checkbox).',
      keyboard: [['Tab, Enter', 'To the tag; takes it away']],
      screenReader: 'A button with the name that says what a press does.',
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Removable: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the tag is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Remove From ₵50.00' })),
    );
    await step('then the caller is asked to remove the tag', () =>
      expect(args.onRemove).toHaveBeenCalledOnce(),
    );
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="flex max-w-sm flex-wrap gap-2">
      <Tag {...args} />
      <Tag onRemove={() => undefined} removeLabel="Remove Verified">
        Verified
      </Tag>
      <Tag
        onRemove={() => undefined}
        removeLabel="Remove Verkaufsbenachrichtigungseinstellungen für Studierende"
      >
        Verkaufsbenachrichtigungseinstellungen für Studierende
      </Tag>
    </div>
  ),
};
