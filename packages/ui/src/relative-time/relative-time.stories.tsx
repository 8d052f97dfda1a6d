import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';
import { RelativeTime } from './relative-time.js';

const now = new Date('2026-11-20T12:00:00Z');

const meta = {
  id: 'kit-relativetime',
  title: 'Kit/Data/RelativeTime',
  component: RelativeTime,
  args: { date: '2026-11-20T10:00:00Z', now },
  parameters: {
    contract: {
      use: 'When something happened, roughly.',
      avoid: 'Appointments: write the date.',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'The words; the exact time is in the markup.',
    },
  },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const dates = [
  '2026-11-20T11:59:30Z',
  '2026-11-20T11:48:00Z',
  '2026-11-20T09:00:00Z',
  '2026-11-18T12:00:00Z',
  '2026-11-06T12:00:00Z',
  '2026-08-20T12:00:00Z',
  '2024-11-20T12:00:00Z',
];

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        { name: 'English', locale: 'en', justNow: 'just now' },
        { name: 'Français', locale: 'fr', justNow: 'à l’instant' },
        { name: 'Español', locale: 'es', justNow: 'ahora mismo' },
      ].map(({ name, locale, justNow }) => ({
        name,
        children: dates.map((date) => (
          <RelativeTime key={date} date={date} now={now} locale={locale} justNowLabel={justNow} />
        )),
      }))}
    />
  ),
};
