import { campus as ghana } from '@campushive/campus-ghana';
import { meetupSpotsOf } from '@campushive/contract';
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
import { aListing } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { described } from './universities.fixtures.js';
import { UniversityScreen } from './university-screen.js';

const hives = [
  { id: 'essentials', count: 61 },
  { id: 'academia', count: 24 },
  { id: 'buzz', count: 9 },
] as const;
const client = {
  universities: {
    get: async ({ id }: { id: string }) => ({
      data: { ...(described.find((one) => one.id === id) ?? described[0]), hives },
    }),
  },
  hives: { list: async () => ({ data: [0, 1, 2, 3].map((n) => aListing(n)) }) },
  meetups: {
    spots: async ({ university }: { university?: string }) => ({
      data: meetupSpotsOf(ghana, university),
    }),
  },
};

const meta = {
  id: 'screens-universities-university',
  title: 'Screens/Look around/Universities/University',
  component: UniversityScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' }, client } },
  args: { id: 'knust', onHiveChange: fn() },
} satisfies Meta<typeof UniversityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then what is open there leads to its page', async () => {
      await expect(await canvas.findByRole('link', { name: /Rice cooker 1.8 L/ })).toHaveAttribute('href');
    });
    await step('and a visitor can join', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Sign up' })).toBeVisible());
    });
    await step('and what is open is narrowed to a hive', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Academia 24' }));
      await expect(args.onHiveChange).toHaveBeenCalledWith({ hive: 'academia' });
    });
    await step('and there are places to meet', async () => {
      const places = await canvas.findByRole('region', { name: 'Where to meet' });
      await expect(within(places).getAllByRole('listitem').length).toBeGreaterThan(4);
    });
  },
};
export const Empty: Story = {
  args: { id: 'uds' },
  parameters: {
    campus: {
      client: {
        universities: { get: async () => ({ data: { ...described[0], listingCount: 0, hives: [] } }) },
        hives: { list: async () => ({ data: [] }) },
      },
    },
  },
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
