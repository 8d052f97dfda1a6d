import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
import { UniversityScreen } from './university-screen.js';

const meta = {
  id: 'screens-universities-university',
  title: 'Screens/Look around/Universities/University',
  component: UniversityScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'goods on two campuses', viewer: null } },
  args: { id: 'knust', onHiveChange: fn() },
} satisfies Meta<typeof UniversityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the open listing of the university links to its page', async () => {
      await expect(await canvas.findByRole('link', { name: /Desk lamp of Kumasi/ })).toHaveAttribute('href');
    });
    await step('and a visitor sees a link to sign up', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Sign up' })).toBeVisible());
    });
    await step('and when a hive is pressed, then the listings of that hive are requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Academia 1' }));
      await expect(args.onHiveChange).toHaveBeenCalledWith({ hive: 'academia' });
    });
    await step('and the page lists places to meet', async () => {
      const places = await canvas.findByRole('region', { name: 'Where to meet' });
      await expect(within(places).getAllByRole('listitem').length).toBeGreaterThan(4);
    });
  },
};
export const Empty: Story = {
  args: { id: 'uds' },
};
export const Unknown: Story = { args: { id: 'atlantis' } };
export const LongText: Story = { ...long, args: { id: 'gimpa' } };
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
