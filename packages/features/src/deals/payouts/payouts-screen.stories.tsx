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
} from '../../../test/screen-states.js';
import { PASSWORD } from '../../../test/on-scene.js';
import { withCampus } from '../../testing/with-campus.js';
import { PayoutsScreen } from './payouts-screen.js';

const meta = {
  id: 'screens-payouts-flow',
  title: 'Screens/Sell and earn/Payouts/Flow',
  component: PayoutsScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Ama has handed over her laptop, and named no account for payouts.
    campus: { scene: 'handed over', viewer: 'Ama Owusu' },
  },
} satisfies Meta<typeof PayoutsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NameAnAccountAndBePaid: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await step('when an invalid mobile money number is saved', async () => {
      await userEvent.type(await canvas.findByLabelText('Mobile money number'), '0301234567');
      await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    });
    await step('then the number field shows an error, has the focus and keeps the number', async () => {
      await waitFor(() => expect(canvas.getByText('Enter a Ghanaian mobile number')).toBeVisible());
      await expect(canvas.getByLabelText('Mobile money number')).toHaveValue('0301234567');
      await waitFor(() => expect(canvas.getByLabelText('Mobile money number')).toHaveFocus());
    });
    await step('when a valid mobile money number is saved', async () => {
      await userEvent.clear(canvas.getByLabelText('Mobile money number'));
      await userEvent.type(canvas.getByLabelText('Mobile money number'), '020 123 4987');
      await expect(canvas.getByLabelText('Network')).toHaveValue('telecel');
      await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    });
    await step('then a dialog asks for the password, and a wrong password shows an error in it', async () => {
      const dialog = within(await page.findByRole('dialog', { name: 'Confirm that it’s you' }));
      await userEvent.type(await dialog.findByLabelText('Your password'), 'Not-my-cloth-1');
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(dialog.getByText('This is not your password.')).toBeVisible());
      await expect(dialog.getByLabelText('Your password')).toHaveFocus();
    });
    await step('when the password dialog is cancelled, then the typed number stays in the form', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByLabelText('Mobile money number')).toHaveValue('020 123 4987');
      await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    });
    await step('when the account is saved again and the right password is entered', async () => {
      const dialog = within(await page.findByRole('dialog'));
      await userEvent.type(await dialog.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    });
    await step('then the account is shown with a masked number, and a note that it is new', async () => {
      await waitFor(() => expect(canvas.getByText('020 ••• 4987')).toBeVisible());
      await expect(canvas.getByText(/^This account is new/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Pay me/ })).toBeNull();
    });
  },
};

/** The waiting time of a new account is over. */
export const BePaidAtOnce: Story = {
  parameters: { campus: { scene: 'money to be paid out' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await step('when an immediate payout is requested and the password is entered', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Pay me ₵48.50 now' }));
      const dialog = within(await page.findByRole('dialog'));
      await userEvent.type(await dialog.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    });
    await step('then the payout appears in the list', async () => {
      await waitFor(() => expect(canvas.getByText(/1 sale/)).toBeVisible());
    });
  },
};

export const AnotherName: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await step('when the network has the number under another name', async () => {
      await userEvent.type(await canvas.findByLabelText('Mobile money number'), '024 000 0000');
      await save();
      const dialog = within(await page.findByRole('dialog'));
      await userEvent.type(await dialog.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    });
    await step('then a message states the registered name of the number', async () => {
      await waitFor(() => expect(canvas.getByText(/in the name of ADWOA HOLDER/)).toBeVisible());
    });
    await step('when the registered name is used and saved, then the account is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use this name' }));
      await expect(canvas.getByLabelText('Name of the account')).toHaveValue('ADWOA HOLDER');
      await save();
      await waitFor(() => expect(canvas.getByText('024 ••• 0000')).toBeVisible());
    });
  },
};

export const Slow: Story = { ...slow, tags: ['!test'] };
export const LongText: Story = {
  parameters: { campus: { ...long.parameters.campus, scene: 'payouts' } },
};
export const Loading: Story = loading;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
