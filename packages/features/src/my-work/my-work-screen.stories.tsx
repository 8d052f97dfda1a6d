import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { WorkTab } from '../kernel/index.js';
import { InMemoryWorld, joinInMemory, postDelivery } from '../testing/in-memory-world.js';
import { MyWorkScreen } from './my-work-screen.js';

/** A student who got one delivery, which is not paid yet. */
const setUp = async (campus: Parameters<typeof joinInMemory>[0]) => {
  const poster = await joinInMemory(campus, 'Akosua Mensah');
  const helper = await joinInMemory(campus, 'Kwame Boateng');
  const id = await postDelivery(poster);
  await helper.client.applications.create({ id, message: 'I have a trolley.' });
  await poster.client.hives.assign({ id, assignedToId: helper.user.id });
  return helper;
};

function Helper() {
  const [tab, setTab] = useState<WorkTab>('assigned');
  return (
    <InMemoryWorld setUp={setUp}>
      <MyWorkScreen tab={tab} onTabChange={({ tab: next }) => setTab(next)} />
    </InMemoryWorld>
  );
}

const meta = {
  title: 'Screens/MyWork/Flow',
  component: MyWorkScreen,
  parameters: { layout: 'fullscreen' },
  args: { tab: 'assigned', onTabChange: () => undefined },
  render: () => <Helper />,
} satisfies Meta<typeof MyWorkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GiveBack: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('Given a task that I got, and what it brings', async () => {
      await waitFor(() => expect(page.getByText(/You receive ₵112.80/)).toBeVisible());
    });
    await step('when I give it back', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Give it back' }));
      const dialog = within(await page.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Give it back' }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    });
    await step('then I have no task, and my application is withdrawn', async () => {
      await waitFor(() => expect(page.getByText('No tasks yet')).toBeVisible());
      await userEvent.click(page.getByRole('tab', { name: 'Applied' }));
      await waitFor(() => expect(page.getByText('Withdrawn')).toBeVisible());
    });
  },
};
