import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InMemoryWorld, joinInMemory, postDelivery } from '../testing/in-memory-world.js';
import { ApplicantsScreen } from './applicants-screen.js';

/** The poster of a delivery for which two students applied. */
function Poster() {
  const [id, setId] = useState('');
  const [setUp] = useState(() => async (campus: Parameters<typeof joinInMemory>[0]) => {
    const poster = await joinInMemory(campus, 'Akosua Mensah');
    const task = await postDelivery(poster);
    for (const [name, message] of [
      ['Kwame Boateng', 'I have a trolley.'],
      ['Esi Ofori', 'My brother has a van.'],
    ] as const) {
      const { client } = await joinInMemory(campus, name);
      await client.applications.create({ id: task, message });
    }
    setId(task);
    return poster;
  });
  return (
    <InMemoryWorld setUp={setUp}>
      <ApplicantsScreen hive="logistics" id={id} />
    </InMemoryWorld>
  );
}

const meta = {
  title: 'Screens/Applicants/Flow',
  component: ApplicantsScreen,
  parameters: { layout: 'fullscreen' },
  args: { hive: 'logistics', id: '' },
  render: () => <Poster />,
} satisfies Meta<typeof ApplicantsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseAndTakeBack: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const answer = async (name: string) => {
      await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name }));
      // While it is still leaving, all else is hidden from whoever asks for roles.
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    };
    await step('Given two applicants', async () => {
      await waitFor(() => expect(page.getByText('2 students applied')).toBeVisible());
    });
    await step('when the task is given to one', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Give the task to Esi Ofori' }));
      await answer('Give the task');
    });
    await step('then they have it, stand above all, and can be paid', async () => {
      await waitFor(() => expect(page.getByText('Has the task')).toBeVisible());
      await waitFor(() => expect(page.getByRole('link', { name: 'Pay ₵121.80' })).toBeVisible());
      const names = page.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
      await expect(names.slice(0, 2)).toEqual(['Esi Ofori', 'Kwame Boateng']);
    });
    await step('and when it is taken back, both can get it again', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Take the task back' }));
      await answer('Take the task back');
      await expect(await page.findAllByRole('button', { name: /^Give the task to/ })).toHaveLength(2);
    });
  },
};
