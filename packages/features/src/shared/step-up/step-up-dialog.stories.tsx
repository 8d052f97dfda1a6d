import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@campushive/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { StepUpDialog } from './step-up-dialog.js';

const refused = (code: 'password_wrong' | 'too_many_attempts' | 'network', retryAfter?: number) => () =>
  Promise.reject(new ApiError({ code, message: 'Refused', status: 422, retryAfter }));
const proved = { data: { stepUpToken: 'proof', expiresAt: '2026-11-23T10:10:00.000Z' } };
const answering = (stepUp: () => Promise<never> | Promise<typeof proved>) => ({
  campus: { client: { auth: { stepUp } } },
});

const meta = {
  title: 'Screens/Confirm that it’s you',
  component: StepUpDialog,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...answering(async () => proved) },
  args: { onDone: fn() },
} satisfies Meta<typeof StepUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types a password and sends it. */
const send: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByLabelText('Your password'), 'Kente-cloth-7');
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
};

export const Ready: Story = {
  play: async ({ canvasElement, step, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when nothing is typed, then the field says so', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(page.getByLabelText('Your password')).toHaveFocus());
      await waitFor(() => expect(page.getByText('Required')).toBeVisible());
    });
    await step('when the password is right, then its proof is handed on', async () => {
      await userEvent.type(page.getByLabelText('Your password'), 'Kente-cloth-7{Enter}');
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('proof'));
    });
  },
};
export const Wrong: Story = { parameters: answering(refused('password_wrong')), play: send };
export const TooMany: Story = { parameters: answering(refused('too_many_attempts', 30)), play: send };
export const Offline: Story = { parameters: answering(refused('network')), play: send };
export const Confirming: Story = {
  parameters: answering(() => new Promise<never>(() => undefined)),
  play: send,
};
export const Left: Story = {
  play: async ({ canvasElement, step, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when it is left, then there is no proof', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
      await expect(args.onDone).toHaveBeenCalledWith(null);
    });
  },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
