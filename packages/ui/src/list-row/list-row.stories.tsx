import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../avatar/avatar.js';
import { CountBadge } from '../badge/count-badge.js';
import { Switch } from '../switch/switch.js';
import { ListRow } from './list-row.js';

const onPress = fn();

const meta = {
  title: 'Kit/ListRow',
  component: ListRow,
  args: {
    leading: <Avatar name="Kwame Asante" aria-hidden="true" />,
    title: 'Kwame Asante',
    description: 'Yes! You can check it at Unity Hall today.',
    trailing: '14:32',
    action: <a href="#kwame" />,
    className: 'max-w-md',
  },
  parameters: {
    contract: {
      use: 'Many things of one kind, one under the other: conversations, notifications, settings.',
      avoid: 'Things that are chosen by their picture (Card). Facts to compare (Table).',
      keyboard: [
        ['Tab', 'To the row, then to what stands at its end'],
        ['Enter', 'Opens it'],
      ],
      screenReader: 'A link or button with the title as name; the rest is read as text.',
    },
  },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const PressAnywhere: Story = {
  args: { action: <button type="button" onClick={onPress} /> },
  beforeEach: () => {
    onPress.mockClear();
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('The row is as large as what is pressed', () => {
      const row = canvas.getByRole('button').closest('[data-slot=list-row]');
      return expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('when it is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Kwame Asante' })),
    );
    await step('then it opens', () => expect(onPress).toHaveBeenCalledOnce());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="max-w-md divide-y divide-line border-y border-line">
      <ListRow {...args} />
      <ListRow {...args} unread trailing={<CountBadge count={3} label="3 unread messages" />} />
      <ListRow title="Push notifications" leading={<Bell aria-hidden />} trailing={<Switch label="Push" />} />
      <ListRow title="Only a title" />
      <ListRow
        {...args}
        title="Nana Ama Serwaa Konadu-Agyemang of Unity Hall"
        description="A very long message that does not fit into one line of a small phone at all"
      />
    </div>
  ),
};
