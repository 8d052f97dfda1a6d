import { ApiError } from '@campushive/contract';
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
} from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { page } from '../moderation.fixtures.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';
import { aDelayedPayout, campusWithDelayedPayouts } from './delayed-payouts.fixtures.js';

const meta = {
  id: 'screens-moderation-payouts',
  title: 'Screens/Moderate/Delayed payouts',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusWithDelayedPayouts() },
  args: { tab: 'payouts' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then each says what to do, and only what is not at the provider can be given back',
      async () => {
        await expect(await canvas.findByText(/^Your balance at the provider is too low/)).toBeVisible();
        await expect(canvas.getByText(/^The provider waits for your one-time code/)).toBeVisible();
        await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
        await expect(canvas.getAllByRole('button', { name: 'Ask the seller to check' })).toHaveLength(2);
      },
    );
  },
};
export const Empty: Story = { parameters: campusWithDelayedPayouts({ delayed: async () => page([]) }) };
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
let returned: unknown = null;

/** Returns a payout for the seller to check the account. Refused when the transfer has continued meanwhile. */
export const GivingOneBack: Story = {
  parameters: campusWithDelayedPayouts({
    return: async (input: unknown) => {
      const first = returned === null;
      returned = input;
      if (first) throw new ApiError({ code: 'payout_not_waiting', status: 409, message: 'It is under way.' });
      return {};
    },
  }),
  play: async ({ canvasElement, step }) => {
    returned = null;
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = () => within(screen.getByRole('dialog'));
    await step('when a payout is given back with a reason', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'Ask the seller to check' });
      await userEvent.click(button as HTMLElement);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Barred');
      await userEvent.click(dialog().getByRole('button', { name: 'Ask the seller to check' }));
    });
    await step('then a refusal is in the dialog, and the words stay', async () => {
      await expect(
        await dialog().findByText('The payout is over, or its transfer is under way.'),
      ).toBeInTheDocument();
      await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('Barred');
    });
    await step('when it is sent again, then it is done', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Ask the seller to check' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(returned).toEqual({ id: aDelayedPayout.id, note: 'Barred' });
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
