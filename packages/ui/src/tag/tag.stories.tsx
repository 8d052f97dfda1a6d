import type { Meta, StoryObj } from '@storybook/react-vite';
import MapPin from 'lucide-react/icons/map-pin';
import { expect, fn } from 'storybook/test';
import { Sheet } from '../test/sheet.js';
import { Tag } from './tag.js';

const meta = {
  title: 'Kit/Tag',
  component: Tag,
  args: { children: 'Tutoring' },
  parameters: {
    contract: {
      use: 'A word that somebody gave or chose: a skill, a filter that is on.',
      avoid: 'A state or a property (Badge), a choice to make (Checkbox).',
      keyboard: [['Tab, Enter', 'To the cross; takes the tag away']],
      screenReader: 'Its words, then a button with the name of the cross.',
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: 'Remove Tutoring' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('When the cross is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Remove Tutoring' })),
    );
    await step('then the caller takes it away', () => expect(args.onRemove).toHaveBeenCalledOnce());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Sheet
      rows={[
        {
          name: 'given',
          children: (
            <>
              <Tag {...args} />
              <Tag leading={<MapPin aria-hidden />}>Unity Hall</Tag>
            </>
          ),
        },
        {
          name: 'to remove',
          children: (
            <>
              <Tag onRemove={() => undefined} removeLabel="Remove Verified">
                Verified
              </Tag>
              <Tag onRemove={() => undefined} removeLabel="Remove the long one">
                Verkaufsbenachrichtigungseinstellungen für Studierende
              </Tag>
            </>
          ),
        },
      ]}
    />
  ),
};
