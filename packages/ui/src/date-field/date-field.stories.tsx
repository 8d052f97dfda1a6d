import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateField, DateTimeField } from './date-field.js';

const words = {
  open: 'Choose a day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selected: 'selected',
};

const meta = {
  title: 'Kit/DateField',
  component: DateField,
  args: {
    label: 'Application deadline',
    words,
    today: '2026-11-20',
    className: 'max-w-sm',
    onChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    contract: {
      use: 'A day (DateField), or a day and a time (DateTimeField), in a form.',
      avoid: 'A span of time (SegmentedControl), a rough time such as “this week” (Select).',
      keyboard: [
        ['Figures, arrow keys', 'Type and change day, month and year one by one'],
        ['Tab, Enter', 'To the calendar’s button; opens it with the focus on the chosen day'],
        ['Escape', 'Closes the calendar'],
      ],
      screenReader: 'The browser’s own date field, then a button that opens a dialog with a grid of days.',
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Under a finger there is only the phone's own picker; the test has a finger, so it looks for either. */
export const FromTheCalendar: Story = {
  args: { defaultValue: '2026-11-21' },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByLabelText('Application deadline');
    const button = canvas.queryByRole('button', { name: 'Choose a day' });
    if (!button) {
      await step('Under a finger, the phone has its own picker', () =>
        expect(field).toHaveAttribute('type', 'date'),
      );
      return;
    }
    await step('When the calendar is opened', () => userEvent.click(button));
    await step('and another day is pressed', async () =>
      userEvent.click(await screen.findByRole('button', { name: /November 30/ })),
    );
    await step('then the field has it', () => expect(field).toHaveValue('2026-11-30'));
    await step('the caller knows', () => expect(args.onChange).toHaveBeenCalledOnce());
    await step('and the calendar is gone', () =>
      waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    );
  },
};

export const WithTime: Story = {
  render: () => (
    <DateTimeField
      label="Date and time"
      words={words}
      defaultValue="2026-11-21T18:30"
      description="The time on campus."
      className="max-w-sm"
    />
  ),
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <DateField label="Deadline" words={words} />
      <DateField
        label="Deadline"
        words={words}
        defaultValue="2026-12-01"
        description="At the end of the day."
      />
      <DateField
        label="Deadline"
        words={words}
        defaultValue="2025-12-01"
        error="Please choose a day to come"
      />
      <DateField label="Deadline" words={words} defaultValue="2026-12-01" disabled />
      <DateTimeField label="Date and time" words={words} defaultValue="2026-12-01T18:30" />
      <DateTimeField label="Date and time" words={words} readOnly defaultValue="2026-12-01T18:30" />
    </div>
  ),
};
