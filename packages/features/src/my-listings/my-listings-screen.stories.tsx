import type { ListingGroup } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InMemoryWorld, joinInMemory, postDelivery } from '../testing/in-memory-world.js';
import { MyListingsScreen } from './my-listings-screen.js';

/** A student with an open delivery and a draft. */
const setUp = async (campus: Parameters<typeof joinInMemory>[0]) => {
  const poster = await joinInMemory(campus, 'Akosua Mensah');
  await postDelivery(poster);
  await poster.client.category.create({
    category: 'essentials',
    title: 'Ring light with stand',
    description: 'Three colours, bright',
    price: 90,
    condition: 'good',
    pickupLocation: 'Volta Hall',
    draft: true,
  });
  return poster;
};

function Poster() {
  const [group, setGroup] = useState<ListingGroup>('draft');
  return (
    <InMemoryWorld setUp={setUp}>
      <MyListingsScreen group={group} onGroupChange={({ group: next }) => setGroup(next)} />
    </InMemoryWorld>
  );
}

const meta = {
  title: 'Screens/MyListings/Flow',
  component: MyListingsScreen,
  parameters: { layout: 'fullscreen' },
  args: { group: 'draft', onGroupChange: () => undefined },
  render: () => <Poster />,
} satisfies Meta<typeof MyListingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PublishSellDelete: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const choose = async (item: string) => {
      await userEvent.click(await page.findByRole('button', { name: 'Actions for Ring light with stand' }));
      await userEvent.click(await page.findByRole('menuitem', { name: item }));
    };
    await step('when a draft is published', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Publish' }));
      await waitFor(() => expect(page.getByText('No drafts')).toBeVisible());
    });
    await step('then it is open, beside what was open before', async () => {
      await userEvent.click(page.getByRole('tab', { name: 'Open' }));
      await waitFor(() => expect(page.getByText('2 listings')).toBeVisible());
    });
    await step('and once it is sold it is among what is done', async () => {
      await choose('Mark as sold');
      await waitFor(() => expect(page.getByText('1 listing')).toBeVisible());
      await userEvent.click(page.getByRole('tab', { name: 'Done' }));
      await waitFor(() => expect(page.getByText('Ring light with stand')).toBeVisible());
    });
  },
};
