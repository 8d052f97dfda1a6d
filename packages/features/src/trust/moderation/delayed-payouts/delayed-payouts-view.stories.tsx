import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../../test/on-scene.js';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-payouts',
  title: 'Screens/Moderate/Delayed payouts',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'delayed payouts', viewer: 'Efua Danquah' } },
  args: { tab: 'payouts' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then each payout states what to do, with buttons to try again and to ask the seller to check',
      async () => {
        await expect(await canvas.findAllByText(/^Your balance at the provider is too low/)).toHaveLength(2);
        await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
        await expect(canvas.getAllByRole('button', { name: 'Ask the seller to check' })).toHaveLength(2);
      },
    );
  },
};
export const Empty: Story = { parameters: { campus: { scene: 'nothing to decide' } } };
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };

/** Returns a payout for the seller to check the account. */
export const GivingOneBack: Story = {
  parameters: { campus: { failures: { 'payouts.return': 'lost-once' } } },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = () => within(screen.getByRole('dialog'));
    await step(
      'when the seller is asked to check a payout, with a reason and without a connection',
      async () => {
        const [button] = await canvas.findAllByRole('button', { name: 'Ask the seller to check' });
        await userEvent.click(button as HTMLElement);
        await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Barred');
        await userEvent.click(dialog().getByRole('button', { name: 'Ask the seller to check' }));
      },
    );
    await step('then the dialog shows an error, and the reason stays in the field', async () => {
      await expect(
        await dialog().findByText('Network connection issue. Please check your internet connection.'),
      ).toBeInTheDocument();
      await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('Barred');
    });
    await step(
      'when the request is sent again, then the dialog closes and the payout leaves the list',
      async () => {
        await userEvent.click(dialog().getByRole('button', { name: 'Ask the seller to check' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        const { data } = await campusOf(loaded).as('Efua Danquah').payouts.delayed({});
        await expect(data).toHaveLength(1);
      },
    );
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
