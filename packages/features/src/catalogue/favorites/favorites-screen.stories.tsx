import type { FavoriteKind } from '@campushive/contract';
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
import { renderOwnCard } from '../../../test/own-card.js';
import { FavoritesScreen, type FavoritesScreenProps } from './favorites-screen.js';

/** Host that keeps the tab in its state instead of the address. */
function Hosted({ renderCard }: Pick<FavoritesScreenProps, 'renderCard'>) {
  const [tab, setTab] = useState<FavoriteKind>('saved');
  return <FavoritesScreen tab={tab} onTabChange={(change) => setTab(change.tab)} renderCard={renderCard} />;
}

const meta = {
  id: 'screens-favorites-flow',
  title: 'Screens/Find/Favorites/Flow',
  component: Hosted,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'goods on two campuses', viewer: 'Akosua Mensah' } },
} satisfies Meta<typeof Hosted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LetOneGo: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given two saved listings', async () => {
      await waitFor(() => expect(screen.getByText('2 listings')).toBeVisible());
    });
    await step('when the heart of one listing is pressed', async () => {
      const heart = await screen.findByRole('button', { name: 'Save Desk lamp with USB' });
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(heart);
    });
    await step('then one listing is left, and Undo brings the other back', async () => {
      await waitFor(() => expect(screen.getByText('1 listing')).toBeVisible());
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(screen.getByText('2 listings')).toBeVisible());
    });
  },
};

export const Liked: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the Liked tab is opened', async () => {
      await userEvent.click(await screen.findByRole('tab', { name: 'Liked' }));
    });
    await step('then the liked listing appears and links to its page', async () => {
      const link = await screen.findByRole('link', { name: /Electric kettle.*View Details/ });
      await expect(link).toHaveAttribute('href', expect.stringContaining('#service/'));
    });
  },
};

/** A host draws the card of each listing itself. */
export const OwnCards: Story = {
  args: { renderCard: renderOwnCard },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then each listing has the card of the host, which leads to its page', async () => {
      const [own] = await canvas.findAllByRole('link', { name: /^Own card: / });
      await expect(own).toHaveAttribute('href', expect.stringContaining('listing'));
      await expect(canvas.queryByRole('button', { name: /^Save / })).toBeNull();
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
