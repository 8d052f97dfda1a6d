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
import { aChargeback, campusWithChargebacks, page } from '../moderation.fixtures.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-chargebacks',
  title: 'Screens/Moderate/Chargebacks',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusWithChargebacks() },
  args: { tab: 'chargebacks' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Decided: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when what the banks decided is chosen', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Decided' }));
    });
    await step('then each says how it ended and what was answered', async () => {
      await expect(await canvas.findByText('Won: the payment stands')).toBeVisible();
      await expect(canvas.getByText(/^Contested/)).toBeVisible();
      await expect(canvas.queryByText(/held and frozen/)).toBeNull();
    });
  },
};
export const Empty: Story = { parameters: campusWithChargebacks({ list: async () => page([]) }) };
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
let answered: unknown = null;

/** Contests a chargeback with evidence and a moderator's text. Another moderator may have been faster. */
export const ContestingOne: Story = {
  parameters: campusWithChargebacks({
    answer: async (input: unknown) => {
      const first = answered === null;
      answered = input;
      if (first)
        throw new ApiError({ code: 'chargeback_answered', status: 409, message: 'Answered already.' });
      return { data: aChargeback };
    },
  }),
  play: async ({ canvasElement, step }) => {
    answered = null;
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = () => within(screen.getByRole('dialog'));
    await step('when a chargeback is contested', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'Contest it' });
      await userEvent.click(button as HTMLElement);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'They met');
      await userEvent.click(dialog().getByRole('button', { name: 'Contest it' }));
    });
    await step('then it says that the bank has its answer, and keeps the words', async () => {
      await expect(
        await dialog().findByText('The bank has an answer already, or has decided.'),
      ).toBeInTheDocument();
      await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('They met');
    });
    await step('when it is sent again', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Contest it' }));
    });
    await step('then it is done', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(answered).toEqual({ id: aChargeback.id, decision: 'contest', note: 'They met' });
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
