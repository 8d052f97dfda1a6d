import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-health',
  title: 'Screens/Moderate/Health',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'money in question', viewer: 'Efua Danquah' } },
  args: { tab: 'health' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses what the chart shows. */
async function chooseMeasure(canvas: { findByLabelText: typeof screen.findByLabelText }, name: string) {
  await userEvent.click(await canvas.findByLabelText('Show'));
  await userEvent.click(await screen.findByRole('option', { name }));
}

/** Four weeks. Changes measure and period, and exports the days as a file. */
export const Filled: Story = {
  play: async ({ canvas, step }) => {
    await step('when the paid payments are chosen, then the table shows them day by day', async () => {
      await chooseMeasure(canvas, 'Paid');
      await expect(canvas.getByRole('columnheader', { name: 'Paid' })).toBeInTheDocument();
      await expect(canvas.getAllByRole('row')).toHaveLength(29);
    });
    await step('when 90 days are chosen, then the table shows the payments week by week', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
      await expect(await canvas.findByRole('heading', { name: 'Week by week' })).toBeVisible();
      await expect(canvas.getAllByRole('row')).toHaveLength(14);
    });
    await step('then the CSV file has a row for each of the 90 days', async () => {
      const file = canvas.getByRole('link', { name: 'Download as CSV' });
      await expect(file.getAttribute('download')).toMatch(/^campus-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
      const rows = decodeURIComponent(file.getAttribute('href') ?? '').split('\r\n');
      await expect(rows.filter((row) => /^\d{4}-/.test(row))).toHaveLength(90);
    });
  },
};
/** First day: shares without data show no 0 %. */
export const Empty: Story = {
  parameters: { campus: { scene: 'nothing to decide' } },
  play: async ({ canvas }) => {
    await chooseMeasure(canvas, 'Paid');
    await expect(await canvas.findByText('Nothing in these days.')).toBeVisible();
    await expect(canvas.getAllByText('–')).toHaveLength(3);
  },
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
