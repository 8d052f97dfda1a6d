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
  id: 'screens-moderation-ledger',
  title: 'Screens/Moderate/Ledger',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'books that differ', viewer: 'Efua Danquah' } },
  args: { tab: 'ledger' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A payment of our books is missing at the provider. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Close it' })).toHaveLength(1);
    await expect(await canvas.findByText('₵2,609.25')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { campus: { scene: 'books that agree' } },
  play: async ({ canvas }) => expect(await canvas.findByText('Balanced with Paystack')).toBeVisible(),
};
export const NeverCompared: Story = {
  parameters: { campus: { scene: 'nothing to decide' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/The books were not compared with the provider yet/)).toBeVisible(),
};
export const Closed: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the filter for decided differences is chosen', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Decided' }));
    });
    await step('then the closed difference shows the admin who closed it', async () => {
      await expect(await canvas.findByText(/^Closed by Efua Danquah/)).toBeVisible();
    });
  },
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };

/** Closing needs an explanation. */
export const ClosingOne: Story = {
  parameters: { campus: { failures: { 'ledger.close': 'lost-once' } } },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = () => within(screen.getByRole('dialog'));
    await step('when a difference is closed with an explanation, without a connection', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'Close it' });
      await userEvent.click(button as HTMLElement);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Settled by hand');
      await userEvent.click(dialog().getByRole('button', { name: 'Close it' }));
    });
    await step(
      'then a message names the lost connection, and the explanation stays in the field',
      async () => {
        await expect(
          await dialog().findByText('Network connection issue. Please check your internet connection.'),
        ).toBeInTheDocument();
        await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('Settled by hand');
      },
    );
    await step('when the explanation is sent again', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Close it' }));
    });
    await step('then the dialog closes, and the difference is resolved with the explanation', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const { data } = await campusOf(loaded).as('Efua Danquah').ledger.cases({ status: 'resolved' });
      await expect(data.map(({ closed }) => closed?.note)).toContain('Settled by hand');
    });
  },
};
/** Closes a difference that another admin has closed meanwhile. */
export const ClosedMeanwhile: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const { ledger } = campusOf(loaded).as('Efua Danquah');
    const dialog = () => within(screen.getByRole('dialog'));
    await step('when a difference is closed after another admin has closed it', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'Close it' });
      await userEvent.click(button as HTMLElement);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Settled by hand');
      for (const { id } of (await ledger.cases({})).data) await ledger.close({ id, note: 'Paid back' });
      await userEvent.click(dialog().getByRole('button', { name: 'Close it' }));
    });
    await step(
      'then a message says that another admin has closed it, and the explanation stays in the field',
      async () => {
        await expect(await dialog().findByText('Another moderator has closed it.')).toBeInTheDocument();
        await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('Settled by hand');
      },
    );
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
