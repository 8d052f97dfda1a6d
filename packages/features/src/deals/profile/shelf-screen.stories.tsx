import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
import { ShelfScreen } from './shelf-screen.js';

const meta = {
  id: 'screens-profile-shelf',
  title: 'Screens/Find/Shelf',
  component: ShelfScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'shelf', viewer: null } },
  args: { name: 'kwame_sells' },
} satisfies Meta<typeof ShelfScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the heading of the page is the name of the shelf', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: '@kwame_sells' })).toBeVisible();
    });
    await step('and each open listing links to its page', async () => {
      await expect(await canvas.findByRole('link', { name: /Engineering Mathematics/ })).toHaveAttribute(
        'href',
      );
    });
    await step('and the stall of the student is linked', async () => {
      await expect(await canvas.findByRole('link', { name: /Kwame prints/ })).toHaveAttribute('href');
    });
    await step('and a visitor sees a link to sign up to buy', async () => {
      await expect(canvas.getByRole('link', { name: 'Sign up to buy' })).toHaveAttribute('href');
    });
  },
};
/** A member goes to the whole profile. */
export const ForMembers: Story = {
  parameters: { campus: { scene: 'shelf', viewer: 'Akosua Mensah' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then a link leads to the whole profile of the student', async () => {
      await expect(await canvas.findByRole('link', { name: 'See the whole profile' })).toHaveAttribute(
        'href',
      );
    });
  },
};
export const NotFound: Story = {
  args: { name: 'no_such_shelf' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then a message says that the shelf was not found, with a link to browse listings',
      async () => {
        await expect(
          await canvas.findByRole('heading', { name: 'This shelf could not be found' }),
        ).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Browse listings' })).toHaveAttribute('href');
      },
    );
  },
};
/** A shelf without open listings. */
export const Empty: Story = {
  args: { name: 'akosua_sells' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then a message says that nothing is on offer right now', async () => {
      await expect(await canvas.findByText('Nothing on offer right now')).toBeVisible();
    });
  },
};
export const Offline: Story = offline();
export const Slow: Story = slow;
export const Loading: Story = loading;
export const Failed: Story = failed();
export const SmallPhone: Story = smallPhone;
export const Dark: Story = dark;
export const French: Story = french;
export const LongWords: Story = long;
