import type { ListingGroup } from '@campushive/contract';
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
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus, postDelivery } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { MyListingsScreen } from './my-listings-screen.js';

/** Seeds a student with an open delivery and a draft. */
async function settle(campus: InMemoryCampus) {
  const poster = await joinCampus(campus, 'Akosua Mensah');
  await postDelivery(poster);
  await poster.category.create({
    category: 'essentials',
    title: 'Ring light with stand',
    description: 'Three colours, bright',
    price: 90,
    condition: 'good',
    pickupLocation: 'Volta Hall',
    draft: true,
  });
  return poster;
}

/** Keeps the tab in state, like a host. */
function Hosted({ first = 'draft' }: { first?: ListingGroup }) {
  const [group, setGroup] = useState<ListingGroup>(first);
  return <MyListingsScreen group={group} onGroupChange={(change) => setGroup(change.group)} />;
}

const meta = {
  id: 'screens-my-listings-flow',
  title: 'Screens/Sell and earn/My listings/Flow',
  component: Hosted,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle } },
} satisfies Meta<typeof Hosted>;

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
/** Seeds a student with three open items and a friend who saved one. */
async function settleThree(campus: InMemoryCampus) {
  const poster = await joinCampus(campus, 'Akosua Mensah');
  const buyer = await joinCampus(campus, 'Kwame Boateng');
  const post = (title: string) =>
    poster.category.create({
      category: 'essentials',
      title,
      description: 'As good as new',
      price: 90,
      condition: 'good',
      pickupLocation: 'Volta Hall',
    });
  await post('Ring light with stand');
  await post('Kettle of steel');
  const { id } = (await post('Desk lamp')).data;
  await buyer.hives.view({ id });
  await buyer.favorites.add({ hiveId: id });
  return poster;
}
/** Marks two of three items as sold together. The third stays open. */
export const SellSeveral: Story = {
  args: { first: 'open' },
  parameters: { campus: { settle: settleThree } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('given a listing that someone looked at and saved', async () => {
      await expect(await page.findByText('1 view · 1 save')).toBeVisible();
    });
    await step('when two are selected and marked as sold', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Select' }));
      await userEvent.click(page.getByRole('checkbox', { name: 'Select Desk lamp' }));
      await userEvent.click(page.getByRole('checkbox', { name: 'Select Kettle of steel' }));
      await userEvent.click(page.getByRole('button', { name: 'Mark 2 as sold' }));
    });
    await step('then one is left', async () => {
      await waitFor(() => expect(page.getByText('1 listing')).toBeVisible());
      await expect(page.getByText('Ring light with stand')).toBeVisible();
      await waitFor(() => expect(page.queryByText('Desk lamp')).toBeNull());
    });
  },
};
/** Deleting asks for confirmation, and can be undone from the toast or in the Ended tab. */
export const DeleteAndUndo: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const remove = async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Actions for Ring light with stand' }));
      await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
      const asked = within(await page.findByRole('alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(page.getByText('No drafts')).toBeVisible());
    };
    await step('when a draft is deleted', remove);
    await step('then the toast brings it back', async () => {
      const [toast] = await page.findAllByRole('button', { name: 'Undo' });
      await userEvent.click(toast ?? canvasElement);
      await waitFor(() => expect(page.getByText('Ring light with stand')).toBeVisible());
    });
    await step('and when it is deleted again', remove);
    await step('then it waits among what has ended, too', async () => {
      // The dialog hides the page from assistive technology until it has closed.
      await userEvent.click(await page.findByRole('tab', { name: 'Ended' }));
      const row = await waitFor(() => {
        const found = page.getByText('Ring light with stand').closest<HTMLElement>('[data-slot=listing-row]');
        if (found === null) throw new Error('The row is not there yet.');
        return found;
      });
      await userEvent.click(within(row).getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(page.getByText('Nothing ended')).toBeVisible());
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
