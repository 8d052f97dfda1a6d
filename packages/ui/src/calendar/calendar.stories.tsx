import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Calendar, type CalendarProps } from './calendar.js';

function Kept(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Calendar
      {...props}
      value={value}
      onValueChange={(change) => {
        setValue(change.value);
        props.onValueChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Kit/Calendar',
  component: Calendar,
  args: {
    value: '2026-11-21',
    today: '2026-11-20',
    onValueChange: fn(),
    words: { previousMonth: 'Previous month', nextMonth: 'Next month', today: 'today', selected: 'selected' },
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    contract: {
      use: 'A day that one looks for on a calendar: an event, a deadline.',
      avoid: 'A day that one knows, such as a birthday: a DateField is typed faster.',
      keyboard: [
        ['Arrow keys', 'One day, or one week'],
        ['Page Up, Page Down', 'One month; with Shift one year'],
        ['Home, End', 'To the begin and the end of the week'],
        ['Enter, Space', 'Chooses the day'],
      ],
      screenReader:
        'A grid named by its month; each day is a button with its whole date, and says today and selected.',
    },
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const day = await canvas.findByRole('button', { name: /November 21/ });
    await step('Given the focus on the chosen day', () => day.focus());
    await step('when arrow down and Enter are pressed', () => userEvent.keyboard('{ArrowDown}{Enter}'));
    await step('then the day a week later is chosen', () =>
      expect(args.onValueChange).toHaveBeenCalledWith({ value: '2026-11-28' }),
    );
    await step('when Page Down is pressed', () => userEvent.keyboard('{PageDown}'));
    await step('then the next month is there', () =>
      expect(canvas.findByText('December 2026')).resolves.toBeVisible(),
    );
  },
};

export const Bounds: Story = { args: { min: '2026-11-20', max: '2026-12-24' } };

export const French: Story = { args: { locale: 'fr' } };

export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-8">
      <Kept {...args} />
      <Kept {...args} value="" />
      <Kept {...args} min="2026-11-10" max="2026-11-25" locale="es" weekStartsOn={0} />
    </div>
  ),
};
