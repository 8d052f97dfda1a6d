import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Calendar } from './calendar.js';

const meta = {
  id: 'kit-calendar',
  title: 'Kit/Forms/Calendar',
  component: Calendar,
  args: { label: 'Day of the lesson', today: '2026-12-01', onValueChange: fn() },
  parameters: {
    contract: {
      use: 'A month of days in sight, where the day is the main thing on the page: a lesson, a meeting.',
      avoid:
        'A day in a form (DatePicker). A day far away, such as a birthday, without captionLayout="dropdown".',
      keyboard: [
        ['Arrow keys', 'To the next day or week'],
        ['Page up, down', 'To the same day of the month before or after; with Shift, of the year'],
        ['Home, End', 'To the first or last day of the week'],
        ['Enter, Space', 'Choose the day'],
      ],
      screenReader:
        'A grid with the name of its month; days have their full date, and say whether they are chosen.',
    },
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Choose: Story = {
  args: { defaultValue: '2026-12-10' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when the chosen day has the focus', () =>
      canvas.getByRole('button', { name: 'Thursday, December 10, 2026' }).focus(),
    );
    await step('and arrow down and Enter are pressed', () => userEvent.keyboard('{ArrowDown}{Enter}'));
    await step('then the caller gets the day a week later', () =>
      expect(args.onValueChange).toHaveBeenCalledWith('2026-12-17'),
    );
    await step('and the day is marked', () =>
      expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('17'),
    );
  },
};

/** Days outside of the limits and Sundays cannot be chosen. */
export const Limits: Story = {
  args: {
    min: '2026-12-03',
    max: '2026-12-23',
    disableDay: (day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0,
  },
};

/** Lists of months and years, for days far away. */
export const Dropdowns: Story = {
  args: { captionLayout: 'dropdown', min: '1990-01-01', max: '2026-12-01', defaultValue: '2004-05-20' },
};

/** Two days and those between them. */
export const Range: Story = {
  args: { mode: 'range', label: 'Days off', defaultValue: { from: '2026-12-09', to: '2026-12-15' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when two days are pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thursday, December 17, 2026' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Tuesday, December 22, 2026' }));
    });
    await step('then the caller gets both', () =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-12-17', to: '2026-12-22' }),
    );
    await step('and all days between them are chosen', () =>
      expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(6),
    );
  },
};

/** The locale decides names and digits. */
export const Locale: Story = {
  args: { label: 'يوم الدرس', locale: 'ar-EG', firstWeekday: 6, defaultValue: '2026-12-10' },
};

const shared = { today: '2026-12-01' };

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-4xl items-start gap-6 sm:grid-cols-2">
      <Calendar {...shared} label="Day of the lesson" />
      <Calendar {...shared} label="Chosen" defaultValue="2026-12-17" />
      <Calendar {...shared} label="Jour du cours" locale="fr" min="2026-12-03" max="2026-12-23" />
      <Calendar {...shared} label="Dia da aula" locale="pt" firstWeekday={0} captionLayout="dropdown" />
      <Calendar
        {...shared}
        label="Days off"
        mode="range"
        defaultValue={{ from: '2026-12-09', to: '2026-12-15' }}
      />
      <Calendar {...shared} label="First day" mode="range" defaultValue={{ from: '2026-12-09', to: '' }} />
    </div>
  ),
};
