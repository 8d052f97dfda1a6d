import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HiveIcon } from '../hexagon/hive-icon.js';
import { hiveTones } from '../tokens/hive-tone.js';
import { MultiSelect } from './multi-select.js';

const skills = ['Tutoring', 'Graphic design', 'Braids', 'Delivery', 'Photography', 'Typing'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = {
  title: 'Kit/MultiSelect',
  component: MultiSelect,
  args: {
    legend: 'What can you do?',
    name: 'skills',
    options: skills,
    onValuesChange: fn(),
    className: 'max-w-md',
  },
  parameters: {
    contract: {
      use: 'Any of up to about twelve choices, all in view.',
      avoid: 'One of several (RadioGroup, Select). One yes or no (Checkbox, Switch).',
      keyboard: [
        ['Tab', 'From chip to chip'],
        ['Space', 'Chooses it, or not'],
      ],
      screenReader: 'A group of checkboxes with the legend as its name.',
    },
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('When the second chip is reached and Space is pressed', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard(' ');
    });
    await step('then it is chosen', () =>
      expect(canvas.getByRole('checkbox', { name: 'Graphic design' })).toBeChecked(),
    );
    await step('and the caller knows', () =>
      expect(args.onValuesChange).toHaveBeenCalledWith({ values: ['graphic design'] }),
    );
  },
};

export const WithIcons: Story = {
  args: {
    legend: 'Hives',
    options: hiveTones.map((hive) => ({ value: hive, label: hive, icon: <HiveIcon hive={hive} /> })),
  },
};

export const AtMost: Story = { args: { maxChosen: 2, defaultValues: ['tutoring', 'braids'] } };

export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-4xl items-start gap-6 sm:grid-cols-2">
      <MultiSelect {...args} name="none" />
      <MultiSelect {...args} name="some" defaultValues={['tutoring', 'delivery']} />
      <MultiSelect {...args} name="wrong" error="Please choose at least one" />
      <MultiSelect {...args} name="off" defaultValues={['braids']} disabled />
    </div>
  ),
};
