import type { Meta, StoryObj } from '@storybook/react-vite';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { expect, fn, waitFor } from 'storybook/test';
import { Sheet } from '../test/sheet.js';
import { SegmentedControl } from './segmented-control.js';

const spans = ['Week', 'Month', 'Year'].map((label) => ({ value: label.toLowerCase(), label }));
const layouts = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
];

const meta = {
  id: 'kit-segmentedcontrol',
  title: 'Kit/Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Span of time', options: spans, onValueChange: fn() },
  parameters: {
    contract: {
      use: 'Two to five short choices, one always chosen, that act at once: a span of time, a layout, a theme.',
      avoid:
        'Views with content of their own (Tabs), choices that are sent with a form (RadioGroup), more than five (NativeSelect).',
      keyboard: [
        ['Tab', 'To the chosen one'],
        ['Arrow keys', 'To the next or the one before'],
        ['Space, Enter', 'Choose it'],
      ],
      screenReader: 'A group of radio buttons with the label as its name.',
    },
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the control is reached by Tab', () => userEvent.tab());
    await step('then the chosen option has the focus', () =>
      expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus(),
    );
    await step('when the right arrow moves the focus to the next option', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Month' })).toHaveFocus());
    });
    await step('and the space bar is pressed', () => userEvent.keyboard(' '));
    await step('then the next option is chosen', () =>
      expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked(),
    );
    await step('and the caller gets the option', () =>
      expect(args.onValueChange).toHaveBeenCalledWith('month'),
    );
  },
};

export const WithIcons: Story = { args: { label: 'Layout', options: layouts } };

/** In a column, for a narrow place. The arrow keys go up and down. */
export const Column: Story = {
  args: { orientation: 'vertical', options: layouts, label: 'Layout' },
  play: async ({ canvas, step, userEvent }) => {
    const [grid, list] = [
      canvas.getByRole('radio', { name: 'Grid' }),
      canvas.getByRole('radio', { name: 'List' }),
    ];
    await step('then the options are below each other', () =>
      expect(grid.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().top),
    );
    await step('when the down arrow is pressed on the first option', async () => {
      grid.focus();
      await userEvent.keyboard('{ArrowDown}');
    });
    await step('then the second option has the focus', () => expect(list).toHaveFocus());
  },
};

export const FullWidth: Story = { args: { fullWidth: true, className: 'max-w-sm' } };

export const Matrix: Story = {
  render: (args) => (
    <Sheet
      rows={[
        { name: 'words', children: <SegmentedControl {...args} /> },
        { name: 'icons', children: <SegmentedControl {...args} options={layouts} defaultValue="list" /> },
        {
          name: 'one is off',
          children: (
            <SegmentedControl
              {...args}
              options={[...spans, { value: 'all', label: 'All', disabled: true }]}
            />
          ),
        },
        { name: 'disabled', children: <SegmentedControl {...args} disabled /> },
        {
          name: 'long words',
          children: (
            <SegmentedControl
              {...args}
              options={[
                { value: 'a', label: 'Alle Veröffentlichungen' },
                { value: 'b', label: 'Nur Benachrichtigungseinstellungen' },
              ]}
            />
          ),
        },
      ]}
    />
  ),
};
