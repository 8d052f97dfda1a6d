import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DatePicker } from './date-picker.js';

const meta = {
  id: 'kit-datepicker',
  title: 'Kit/Forms/DatePicker',
  component: DatePicker,
  args: {
    label: 'Last day',
    placeholder: 'Choose a day',
    today: '2026-12-01',
    picker: 'calendar',
    className: 'max-w-sm',
    onValueChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    contract: {
      use: 'A day in a form or a filter: the last day of a code, the day of a lesson.',
      avoid:
        'A time of a day (TextField with type="time"). A day that is the main thing on the page (Calendar).',
      keyboard: [
        ['Enter, Space', 'Open the calendar, with the focus on its day'],
        ['Arrow keys, Page up, down, Home, End', 'Through the days, as in Calendar'],
        ['Escape', 'Closes the calendar without a change'],
      ],
      screenReader:
        'A button with the label and the day; a dialog with a grid of days. On touch screens the browser’s own field.',
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Choose: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('button', { name: /Last day/ });
    await step('when the field is pressed', () => userEvent.click(field));
    await step('then the focus is on today in the calendar', () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'Tuesday, December 1, 2026' })).toHaveFocus()),
    );
    await step('when the day a week later is taken', () => userEvent.keyboard('{ArrowDown}{Enter}'));
    await step('then the caller gets the day', () =>
      expect(args.onValueChange).toHaveBeenCalledWith('2026-12-08'),
    );
    await step('and the field shows it and has the focus', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveTextContent('December 8, 2026');
    });
  },
};

/** The open calendar. */
export const Open: Story = {
  args: { defaultValue: '2026-12-17', min: '2026-12-03' },
  play: async ({ canvas, step, userEvent }) => {
    await step('when the field is pressed', () => userEvent.click(canvas.getByRole('button')));
    await step('then the chosen day has the focus', () =>
      waitFor(() =>
        expect(screen.getByRole('button', { name: 'Thursday, December 17, 2026' })).toHaveFocus(),
      ),
    );
  },
};

/** The browser's own field and picker, which `auto` chooses for fingers. */
export const Native: Story = { args: { picker: 'native', defaultValue: '2026-12-17' } };

export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <DatePicker {...args} />
      <DatePicker {...args} defaultValue="2026-12-24" description="The code ends in the evening." />
      <DatePicker {...args} error="Choose a day after today" />
      <DatePicker {...args} defaultValue="2026-12-24" disabled />
      <DatePicker {...args} label="Dernier jour" locale="fr" defaultValue="2026-12-24" />
      <DatePicker {...args} picker="native" defaultValue="2026-12-24" />
      <DatePicker {...args} label="Rechtsschutzversicherungsgesellschaften" defaultValue="2026-12-24" />
      <DatePicker {...args} label="Day" hideLabel required />
    </div>
  ),
};
