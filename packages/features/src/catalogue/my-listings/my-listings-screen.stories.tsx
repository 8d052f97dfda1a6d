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
import { withCampus } from '../../testing/with-campus.js';
import { MyListingsScreen } from './my-listings-screen.js';

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
  parameters: { layout: 'fullscreen', campus: { scene: 'own listings', viewer: 'Akosua Mensah' } },
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
    await step('then the listing appears in the Open tab with the other open listings', async () => {
      await userEvent.click(page.getByRole('tab', { name: 'Open' }));
      await waitFor(() => expect(page.getByText('5 listings')).toBeVisible());
    });
    await step('and when the listing is marked as sold, then it moves to the Done tab', async () => {
      await choose('Mark as sold');
      await waitFor(() => expect(page.getByText('4 listings')).toBeVisible());
      await userEvent.click(page.getByRole('tab', { name: 'Done' }));
      await waitFor(() => expect(page.getByText('Ring light with stand')).toBeVisible());
    });
  },
};
/** Marks two of four listings as sold together. The others stay open. */
export const SellSeveral: Story = {
  args: { first: 'open' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('given a listing with one view and one save', async () => {
      await expect(await page.findByText('1 view')).toBeVisible();
      await expect(page.getByText('1 save')).toBeVisible();
    });
    await step('when two listings are selected and marked as sold', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Select' }));
      await userEvent.click(page.getByRole('checkbox', { name: 'Select Desk lamp' }));
      await userEvent.click(page.getByRole('checkbox', { name: 'Select Kettle of steel' }));
      await userEvent.click(page.getByRole('button', { name: 'Mark 2 as sold' }));
    });
    await step('then two listings are left in the Open tab', async () => {
      await waitFor(() => expect(page.getByText('2 listings')).toBeVisible());
      await expect(page.getByText('Rice cooker')).toBeVisible();
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
      const dialog = within(await page.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(page.getByText('No drafts')).toBeVisible());
    };
    await step('when a draft is deleted', remove);
    await step('then Undo in the toast brings the draft back', async () => {
      const [toast] = await page.findAllByRole('button', { name: 'Undo' });
      await userEvent.click(toast ?? canvasElement);
      await waitFor(() => expect(page.getByText('Ring light with stand')).toBeVisible());
    });
    await step('when the draft is deleted again', remove);
    await step('then the draft is in the Ended tab, and Undo removes it from there', async () => {
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
