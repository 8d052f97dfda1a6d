import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { smallPhone } from '../../../test/screen-states.js';
import { aStudent } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { PublicLayout } from './public-layout.js';

const visitor = { session: { status: 'anonymous' } } as const;
const decided = { ...visitor, stored: { consent: 'necessary' } };

const meta = {
  id: 'screens-public-layout',
  title: 'Screens/Look around/Public layout',
  component: PublicLayout,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { children: <h1 className="p-8">A page</h1> },
} satisfies Meta<typeof PublicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

// Set per story, not in the file: Storybook merges parameters deeply, so the first visit could not remove them.
export const Visitor: Story = { parameters: { campus: decided } };
/** Links for visitors: browse, learn how it works, and find their university. */
export const WaysForVisitors: Story = {
  parameters: { campus: decided },
  play: async ({ canvasElement, step }) => {
    const menu = within(canvasElement).getByRole('navigation', { name: 'Main menu' });
    const ways = within(menu).getAllByRole('link', { hidden: true });
    const names = ways.map((link) => link.textContent);
    await step(
      'given a visitor, then Browse, How it works and Universities follow each other in the menu',
      async () => {
        const first = names.indexOf('Browse');
        await expect(names.slice(first, first + 3)).toEqual(['Browse', 'How it works', 'Universities']);
      },
    );
    await step('and How it works links to a section of the front page', async () => {
      const href = ways[names.indexOf('How it works')]?.getAttribute('href');
      await expect(href).toBe('#home/how-it-works');
    });
  },
};
export const VisitorDark: Story = {
  parameters: { campus: decided },
  globals: { theme: 'dark' },
  tags: ['!test'],
};
export const InFrench: Story = { parameters: { campus: decided }, globals: { locale: 'fr' } };
export const SmallPhone: Story = { parameters: { campus: decided }, ...smallPhone, tags: ['!test'] };

export const Member: Story = {
  parameters: {
    campus: {
      session: { status: 'member', user: aStudent(0), offline: false },
      stored: { consent: 'necessary' },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const menu = canvas.getByText('Account of Akosua Mensah').closest('summary');
    await step('when the account menu is opened', async () => {
      if (menu !== null) await userEvent.click(menu);
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible());
    });
    await step(
      'then the Escape key closes the account menu, and the focus returns to its button',
      async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() =>
          expect(canvas.queryByRole('link', { name: 'Go to Dashboard' })).not.toBeVisible(),
        );
        await waitFor(() => expect(menu).toHaveFocus());
      },
    );
    await step(
      'when Sign out is pressed, then a message confirms it, and a Sign up link appears',
      async () => {
        if (menu !== null) await userEvent.click(menu);
        await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
        const toast = await within(document.body).findByText('Logged out successfully');
        await waitFor(() => expect(toast).toBeVisible());
        await waitFor(() => expect(canvas.getByRole('link', { name: 'Sign up' })).toBeVisible());
      },
    );
  },
};

export const FirstVisit: Story = {
  parameters: { campus: visitor },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a visitor who has not chosen about cookies yet, then the notice is shown', async () => {
      const notice = await canvas.findByText('Your data stays yours.');
      await waitFor(() => expect(notice).toBeVisible());
    });
    await step('when Only necessary is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Only necessary' })),
    );
    await step('then the notice is gone', async () => {
      await expect(canvas.queryByText('Your data stays yours.')).toBeNull();
    });
  },
};

export const FirstVisitDark: Story = {
  parameters: { campus: visitor },
  globals: { theme: 'dark' },
  tags: ['!test'],
};

/** Changing the language updates the texts in place and keeps the focus on the list. */
export const AnotherLanguage: Story = {
  parameters: { campus: decided },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a visitor chooses French', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Français');
    });
    await step('then the page is shown in French', async () => {
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr'));
      await expect(canvas.getByRole('link', { name: 'S’inscrire' })).toBeVisible();
    });
  },
};
