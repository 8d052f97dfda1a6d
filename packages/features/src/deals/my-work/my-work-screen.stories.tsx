import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../test/screen-states.js';
import type { WorkTab } from '../../kernel/index.js';
import { withCampus } from '../../testing/with-campus.js';
import { MyWorkScreen } from './my-work-screen.js';

/** Keeps the tab in state, like a host. */
function Hosted() {
  const [tab, setTab] = useState<WorkTab>('assigned');
  return <MyWorkScreen tab={tab} onTabChange={(change) => setTab(change.tab)} />;
}

const meta = {
  id: 'screens-my-tasks-flow',
  title: 'Screens/Sell and earn/My tasks/Flow',
  component: Hosted,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi has an errand of Ama's that she has not paid for, and applied for another one.
    campus: { scene: 'errands with applicants', viewer: 'Kofi Mensah' },
  },
} satisfies Meta<typeof Hosted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GiveBack: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('given an assigned task with the amount that the worker receives', async () => {
      await waitFor(() => expect(page.getByText(/You receive ₵141.46/)).toBeVisible());
    });
    await step('when the worker drops out and confirms', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Drop out' }));
      const dialog = within(await page.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Drop out' }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    });
    await step('then the list of tasks is empty, and the application is marked as withdrawn', async () => {
      await waitFor(() => expect(page.getByText('No tasks yet')).toBeVisible());
      await userEvent.click(page.getByRole('tab', { name: 'Applied' }));
      await waitFor(() => expect(page.getByText('Withdrawn')).toBeVisible());
    });
  },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
