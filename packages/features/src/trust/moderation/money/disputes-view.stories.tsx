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
    await step('when the moderator refunds the buyer with a reason, without a connection', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'Refund the buyer' });
      await userEvent.click(button as HTMLElement);
      await expect(
        await screen.findByText('The buyer gets ₵2,609.25 back. This cannot be undone.'),
      ).toBeInTheDocument();
      await userEvent.type(dialog().getByRole('textbox', { name: 'Reason' }), 'The crack is real');
      await userEvent.click(dialog().getByRole('button', { name: 'Refund the buyer' }));
    });
    await step('then a message names the lost connection, and the reason stays in the field', async () => {
      await expect(
        await dialog().findByText('Network connection issue. Please check your internet connection.'),
      ).toBeInTheDocument();
      await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('The crack is real');
    });
    await step('when the refund is sent again', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Refund the buyer' }));
    });
    await step('then the dialog closes, and the dispute is resolved with a refund', async () => {
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
    await step(
      'when the moderator refunds the buyer after another moderator has decided the dispute',
      async () => {
        const [button] = await canvas.findAllByRole('button', { name: 'Refund the buyer' });
        await userEvent.click(button as HTMLElement);
        await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'The crack is real');
        const [open] = (await disputes.list({})).data;
        await disputes.resolve({ id: open?.id ?? '', decision: 'release', note: 'It was whole' });
        await userEvent.click(dialog().getByRole('button', { name: 'Refund the buyer' }));
      },
    );
    await step(
      'then a message says that the dispute was decided already, and the reason stays in the field',
      async () => {
        await expect(
          await dialog().findByText('Another moderator has already decided this.'),
        ).toBeInTheDocument();
        await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('The crack is real');
      },
    );
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
