import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dark, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { MemberPalette } from './member-palette.js';

const meta = {
  id: 'screens-command-palette',
  title: 'Screens/On every screen/Command palette',
  component: MemberPalette,
  decorators: [withCampus],
  args: { open: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', campus: { scene: 'goods on two campuses', viewer: 'Akosua Mensah' } },
} satisfies Meta<typeof MemberPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Go to' });

/** Recent searches above pages and hives. */
export const Ready: Story = {
  play: async ({ step }) => {
    await step('given a student who searched before, then the searches come first', async () => {
      await field();
      await waitFor(() => expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Recent searches'));
    });
    await step('and pages and hives follow', async () => {
      await expect(screen.getByRole('group', { name: 'Pages' })).toBeVisible();
      await expect(screen.getByRole('group', { name: 'Hives' })).toBeVisible();
    });
  },
};

/** A word that is not the page's name finds the page, too. */
export const FindsPage: Story = {
  play: async ({ args, step }) => {
    await step('when “chat” is typed', async () => userEvent.type(await field(), 'chat'));
    await step('then Messages is the first row, and active', () =>
      waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Messages')),
    );
    await step('when Enter is pressed, then the palette asks to close', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};

/** From three letters on, the server finds listings and people. */
export const FindsListing: Story = {
  play: async ({ step }) => {
    await step('when three letters are typed', async () => userEvent.type(await field(), 'lam'));
    await step('then a listing of the campus is a row', async () => {
      await expect(await screen.findByRole('option', { name: 'Desk lamp with USB' })).toBeVisible();
    });
    await step('and the last row searches for the text', async () => {
      await expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('Search for “lam”');
    });
  },
};

export const Offline: Story = {
  parameters: {
    campus: {
      scene: 'goods on two campuses',
      viewer: 'Akosua Mensah',
      failures: { 'search.suggestions': 'offline' },
    },
  },
  play: async ({ step }) => {
    await step('when a text is typed without a network', async () => userEvent.type(await field(), 'lamp'));
    await step('then the row that searches is still there', async () => {
      await expect(await screen.findByRole('option', { name: 'Search for “lamp”' })).toBeVisible();
    });
  },
};

export const French: Story = { globals: { locale: 'fr' } };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
