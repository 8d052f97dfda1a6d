import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, failed, french, loading, long, offline, slow, smallPhone } from '../../test/screen-states.js';
import type { InMemoryCampus } from '../testing/in-memory/in-memory-campus.js';
import { joinCampus } from '../testing/settle.js';
import { withCampus } from '../testing/with-campus.js';
import { PeopleScreen } from './people-screen.js';

/** Akosua looks for a student who can fix laptops; Kwame tells that he can. */
async function settle(campus: InMemoryCampus) {
  const kwame = await joinCampus(campus, 'Kwame Boateng');
  await kwame.users.updateProfile({ bio: 'I braid hair and fix laptops' });
  await joinCampus(campus, 'Laptop Larbi');
  return joinCampus(campus, 'Akosua Mensah');
}

/** The host keeps the words; here a state does. */
function Hosted() {
  const [q, setQ] = useState('laptop');
  return <PeopleScreen q={q} onQChange={(change) => setQ(change.q)} />;
}

const meta = {
  title: 'Screens/Search/People/Flow',
  component: Hosted,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle } },
} satisfies Meta<typeof Hosted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox');
    await step('given a word, then who has it in their name or tells of it is there', async () => {
      await expect(await canvas.findByRole('link', { name: /Kwame Boateng/ })).toHaveAttribute('href');
      await expect(canvas.getByRole('link', { name: /Laptop Larbi/ })).toHaveAttribute('href');
    });
    await step('when no one has it, then it says so', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'zebra');
      await waitFor(() => expect(canvas.getByText('No student found')).toBeVisible());
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
