import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InMemoryWorld, joinInMemory, postDelivery } from '../testing/in-memory-world.js';
import { AppealScreen } from './appeal-screen.js';

/** A student whose delivery a moderator has hidden. */
function Poster() {
  const [id, setId] = useState('');
  const [setUp] = useState(() => async (campus: Parameters<typeof joinInMemory>[0]) => {
    const poster = await joinInMemory(campus, 'Akosua Mensah');
    const other = await joinInMemory(campus, 'Kwame Boateng');
    const moderator = await joinInMemory(campus, 'Ama Moderator');
    campus.promote(moderator.user.id, 'moderator');
    const task = await postDelivery(poster);
    await other.client.reports.create({ targetType: 'listing', targetId: task, reason: 'spam' });
    const [found] = (await moderator.client.moderation.reports({})).data;
    const note = 'The same task is listed twice.';
    await moderator.client.moderation.resolve({ id: found?.id ?? '', decision: 'hide', note });
    setId(task);
    return poster;
  });
  return (
    <InMemoryWorld setUp={setUp}>
      <AppealScreen id={id} />
    </InMemoryWorld>
  );
}

const meta = {
  title: 'Screens/Appeals/Flow',
  component: AppealScreen,
  parameters: { layout: 'fullscreen' },
  args: { id: '' },
  render: () => <Poster />,
} satisfies Meta<typeof AppealScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Appealing: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Given a listing that a moderator has hidden, it says why', async () => {
      await expect(await canvas.findByText('The same task is listed twice.')).toBeVisible();
    });
    await step('when nothing is written', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    });
    await step('then it asks for it beside the field', async () => {
      await expect(canvas.getByLabelText('Why should it come back?')).toHaveAccessibleDescription(
        /Please tell us why\./,
      );
    });
    await step('when it is written and sent', async () => {
      await userEvent.type(canvas.getByLabelText('Why should it come back?'), 'These are two fridges');
      await userEvent.click(canvas.getByRole('button', { name: 'Send appeal' }));
    });
    await step('then it waits, once, and the reader goes on there', async () => {
      await expect(await canvas.findByText('These are two fridges')).toBeVisible();
      await expect(canvas.getByText(/^Your appeal waits for a moderator/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Send appeal' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your appeal' })).toHaveFocus());
    });
  },
};
