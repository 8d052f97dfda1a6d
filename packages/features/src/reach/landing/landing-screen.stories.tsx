import type { Meta, StoryObj } from '@storybook/react-vite';
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
import { LandingScreen } from './landing-screen.js';

const meta = {
  id: 'screens-landing-flow',
  title: 'Screens/Look around/Landing/Flow',
  component: LandingScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'goods on two campuses', viewer: null } },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LookIntoHives: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given listings of all hives', async () => {
      await expect(await canvas.findByRole('button', { name: 'All' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await waitFor(() => expect(canvas.getAllByText('Rice cooker 1.8 L')[0]).toBeVisible());
    });
    await step('when one hive is chosen, then its listings are shown, with links to the login', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Academia' }));
      await waitFor(() => expect(canvas.getAllByText('Calculus II, one to one')[0]).toBeVisible());
      const login = await canvas.findByRole('link', { name: /^Login to view.*Calculus II, one to one/ });
      await expect(login.getAttribute('href')).toContain('login');
    });
    await step(
      'when a hive has no listings, then a message says so, and View all hives shows all hives again',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Buzz' }));
        await waitFor(() =>
          expect(canvas.getByText('No hives available in this category yet.')).toBeVisible(),
        );
        await userEvent.click(canvas.getByRole('button', { name: 'View all hives instead' }));
        await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
      },
    );
    await step(
      'when View All and then Show Less are pressed, then further universities appear and disappear',
      async () => {
        await expect(canvas.queryByText('Ashesi University')).toBeNull();
        await userEvent.click(canvas.getByRole('button', { name: 'View All' }));
        await waitFor(() => expect(canvas.getByText('Ashesi University')).toBeVisible());
        await userEvent.click(canvas.getByRole('button', { name: 'Show Less' }));
        await expect(canvas.queryByText('Ashesi University')).toBeNull();
      },
    );
  },
};

export const TryAgain: Story = {
  parameters: { campus: { failures: { 'home.get': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a failed request, then a message says that the hives could not be loaded', async () => {
      const said = await canvas.findAllByText('Failed to load hives. Please try again later.');
      await waitFor(() => expect(said[0]).toBeVisible());
    });
    await step('when Try again is pressed, then the listings appear', async () => {
      const [retry] = canvas.getAllByRole('button', { name: 'Try again' });
      if (retry !== undefined) await userEvent.click(retry);
      await waitFor(() => expect(canvas.getAllByText('Rice cooker 1.8 L')[0]).toBeVisible());
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
