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
import { aLedgerCase, campusWithLedger, page, theBooks } from '../moderation.fixtures.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-ledger',
  title: 'Screens/Moderate/Ledger',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusWithLedger() },
  args: { tab: 'ledger' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The provider has less than the books, with four differences. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The provider has ₵2,609.25 less than our books say')).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: 'Close it' })).toHaveLength(4);
    await expect(canvas.getByText('USD 2600.00')).toBeVisible();
  },
};
export const MoreThere: Story = {
  parameters: campusWithLedger({
    get: async () => ({ data: { ...theBooks, reported: 17_210, difference: 5.67, openCases: 1 } }),
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The provider has ₵5.67 more than our books say')).toBeVisible(),
};
export const Empty: Story = {
  parameters: campusWithLedger({ get: async () => ({ data: theBooks }), cases: async () => page([]) }),
  play: async ({ canvas }) => expect(await canvas.findByText('Balanced with Paystack')).toBeVisible(),
};
export const NeverCompared: Story = {
  parameters: campusWithLedger({
    get: async () => ({ data: { ...theBooks, reported: null, difference: null, comparedAt: null } }),
    cases: async () => page([]),
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/The books were not compared with the provider yet/)).toBeVisible(),
};
export const Closed: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when what was closed is chosen', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Decided' }));
    });
    await step('then each says how it was explained, or that it agreed again', async () => {
      await expect(await canvas.findByText(/^Closed by Efua Danquah/)).toBeVisible();
      await expect(canvas.getByText(/^The two agreed again/)).toBeVisible();
    });
  },
};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };

let closed: unknown = null;

/** Closing needs an explanation. Another moderator may have been faster. */
export const ClosingOne: Story = {
  parameters: campusWithLedger({
    close: async (input: unknown) => {
      const first = closed === null;
      closed = input;
      if (first) throw new ApiError({ code: 'already_resolved', status: 409, message: 'Closed already.' });
      return { data: aLedgerCase };
    },
  }),
  play: async ({ canvasElement, step }) => {
    closed = null;
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = () => within(screen.getByRole('dialog'));
    await step('when a difference is closed with an explanation', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'Close it' });
      await userEvent.click(button as HTMLElement);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Settled by hand');
      await userEvent.click(dialog().getByRole('button', { name: 'Close it' }));
    });
    await step('then it says that another moderator has, and keeps the words', async () => {
      await expect(await dialog().findByText('Another moderator has closed it.')).toBeInTheDocument();
      await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('Settled by hand');
    });
    await step('when it is sent again', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Close it' }));
    });
    await step('then it is done', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(closed).toEqual({ id: aLedgerCase.id, note: 'Settled by hand' });
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
