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
  id: 'screens-moderation-complaints',
  title: 'Screens/Moderate/Complaints',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'money in question', viewer: 'Efua Danquah' } },
  args: { tab: 'disputes' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  parameters: { campus: { scene: 'nothing to decide' } },
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };

/** Refunds a buyer with a reason. */
export const RefundingABuyer: Story = {
  parameters: { campus: { failures: { 'disputes.resolve': 'lost-once' } } },
  play: async ({ canvasElement, loaded, step }) => {
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
    await step('then a lost connection is said, and the reason is kept', async () => {
      await expect(
        await dialog().findByText('Network connection issue. Please check your internet connection.'),
      ).toBeInTheDocument();
      await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('The crack is real');
    });
    await step('when it is sent again', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Refund the buyer' }));
    });
    await step('then it is done', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const { disputes } = campusOf(loaded).as('Efua Danquah');
      const [decided] = (await disputes.list({ status: 'resolved' })).data;
      await expect(decided).toMatchObject({ outcome: 'refund', note: 'The crack is real' });
    });
  },
};

/** Decides what another moderator has decided meanwhile. */
export const DecidedMeanwhile: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const { disputes } = campusOf(loaded).as('Abena Frimpong');
    const dialog = () => within(screen.getByRole('dialog'));
    await step('when another moderator is quicker', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'Refund the buyer' });
      await userEvent.click(button as HTMLElement);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'The crack is real');
      const [open] = (await disputes.list({})).data;
      await disputes.resolve({ id: open?.id ?? '', decision: 'release', note: 'It was whole' });
      await userEvent.click(dialog().getByRole('button', { name: 'Refund the buyer' }));
    });
    await step('then a message names it, and the reason is kept', async () => {
      await expect(
        await dialog().findByText('Another moderator has already decided this.'),
      ).toBeInTheDocument();
      await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('The crack is real');
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
