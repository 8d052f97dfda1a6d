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
import { aDispute, campusWith, page } from '../moderation.fixtures.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-complaints',
  title: 'Screens/Moderate/Complaints',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusWith() },
  args: { tab: 'disputes' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  parameters: campusWith({}, { list: async () => page([]) }),
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
let verdict: unknown = null;

/** Refunds a buyer with a reason. Another moderator may have been faster. */
export const RefundingABuyer: Story = {
  parameters: campusWith(
    {},
    {
      resolve: async (input: unknown) => {
        const first = verdict === null;
        verdict = input;
        if (first) throw new ApiError({ code: 'dispute_resolved', status: 409, message: 'Decided already.' });
        return { data: aDispute };
      },
    },
  ),
  play: async ({ canvasElement, step }) => {
    verdict = null;
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = () => within(screen.getByRole('dialog'));
    await step('when the buyer is to be refunded', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'Refund the buyer' });
      await userEvent.click(button as HTMLElement);
      await expect(
        await screen.findByText('The buyer gets ₵2,609.25 back. This cannot be undone.'),
      ).toBeInTheDocument();
      await userEvent.type(dialog().getByRole('textbox', { name: 'Reason' }), 'The crack is real');
      await userEvent.click(dialog().getByRole('button', { name: 'Refund the buyer' }));
    });
    await step('then it says that another moderator was quicker, and keeps the reason', async () => {
      await expect(
        await dialog().findByText('Another moderator has decided this meanwhile.'),
      ).toBeInTheDocument();
      await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('The crack is real');
    });
    await step('when it is sent again', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Refund the buyer' }));
    });
    await step('then it is done', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(verdict).toEqual({ id: aDispute.id, decision: 'refund', note: 'The crack is real' });
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
