import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { dark, failed, french, loading, long, offline, slow, smallPhone } from '../../test/screen-states.js';
import { aListing } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { counted } from './universities.fixtures.js';
import { UniversityScreen } from './university-screen.js';

const client = {
  universities: {
    get: async ({ id }: { id: string }) => ({ data: counted.find((one) => one.id === id) ?? counted[0] }),
  },
  hives: { list: async () => ({ data: [0, 1, 2, 3].map((n) => aListing(n)) }) },
};

const meta = {
  title: 'Screens/Universities/University',
  component: UniversityScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' }, client } },
  args: { id: 'knust' },
} satisfies Meta<typeof UniversityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then what is open there leads to its page', async () => {
      await expect(await canvas.findByRole('link', { name: /Rice cooker 1.8 L/ })).toHaveAttribute('href');
    });
    await step('and a visitor can join', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Sign up' })).toBeVisible());
    });
  },
};
export const Empty: Story = {
  args: { id: 'uds' },
  parameters: { campus: { client: { hives: { list: async () => ({ data: [] }) } } } },
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
