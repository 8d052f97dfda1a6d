import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRangePicker } from './date-range-picker.js';

const week = { from: '2026-12-14', to: '2026-12-18' };

const meta = {
  id: 'kit-daterangepicker',
  title: 'Kit/Forms/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Days off',
    placeholder: 'Choose days',
    today: '2026-12-01',
    picker: 'calendar',
    className: 'max-w-sm',
    onValueChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 500 } },
    contract: {
      use: 'Two days and those between them in a form: days off, a stay, the term of a rent.',
      avoid: 'One day (DatePicker). Two days that have no days between them (two DatePickers).',
      keyboard: [
        ['Enter, Space', 'Open the calendar; in it, take the first day and then the last one'],
        ['Arrow keys, Page up, down, Home, End', 'Through the days, as in Calendar'],
        ['Escape', 'Closes the calendar without a change'],
      ],
      screenReader:
        'A button with the label and the days; a dialog that asks for the first and the last day, with a grid of days. On touch screens two of the browser’s own fields.',
    },
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Choose: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('button', { name: /Days off/ });
    await step('when the field is pressed', () => userEvent.click(field));
    await step('then the focus is on today in the calendar', () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'Tuesday, December 1, 2026' })).toHaveFocus()),
    );
    await step('when a day is taken', () => userEvent.keyboard('{ArrowDown}{Enter}'));
    await step('then the calendar asks for the last day', () =>
      expect(screen.getByText('Last day')).toBeVisible(),
    );
    await step('when an earlier day is taken', () => userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}'));
    await step('then the caller gets both in order', () =>
      expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-12-06', to: '2026-12-08' }),
    );
    await step('and the field has the focus', () => waitFor(() => expect(field).toHaveFocus()));
  },
};

/** The open calendar. */
export const Open: Story = {
  args: { defaultValue: week, min: '2026-12-03' },
  play: async ({ canvas, step, userEvent }) => {
    await step('when the field is pressed', () => userEvent.click(canvas.getByRole('button')));
    await step('then the first day has the focus', () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'Monday, December 14, 2026' })).toHaveFocus()),
    );
  },
};

/** The browser's own fields, which `auto` chooses for fingers. */
export const Native: Story = { args: { picker: 'native', defaultValue: week } };

export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <DateRangePicker {...args} />
      <DateRangePicker {...args} defaultValue={week} description="Bookings in these days stay." />
      <DateRangePicker {...args} error="Choose days after today" />
      <DateRangePicker {...args} defaultValue={week} disabled />
      <DateRangePicker {...args} label="Jours bloqués" locale="fr" defaultValue={week} />
      <DateRangePicker {...args} picker="native" defaultValue={week} />
      <DateRangePicker {...args} label="Days" hideLabel required />
    </div>
  ),
};
