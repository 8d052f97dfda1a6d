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
    await step('when a wrong number is saved', async () => {
      await userEvent.type(await canvas.findByLabelText('Mobile money number'), '0301234567');
      await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    });
    await step('then it shows a message beside the field, and keeps it', async () => {
      await waitFor(() => expect(canvas.getByText('Enter a Ghanaian mobile number')).toBeVisible());
      await expect(canvas.getByLabelText('Mobile money number')).toHaveValue('0301234567');
      await waitFor(() => expect(canvas.getByLabelText('Mobile money number')).toHaveFocus());
    });
    await step('when the right one is saved', async () => {
      await userEvent.clear(canvas.getByLabelText('Mobile money number'));
      await userEvent.type(canvas.getByLabelText('Mobile money number'), '020 123 4987');
      await expect(canvas.getByLabelText('Network')).toHaveValue('telecel');
      await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    });
    await step('then the password is requested again, over the form', async () => {
      const dialog = within(await page.findByRole('dialog', { name: 'Confirm that it’s you' }));
      await userEvent.type(await dialog.findByLabelText('Your password'), 'Not-my-cloth-1');
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(dialog.getByText('This is not your password.')).toBeVisible());
      await expect(dialog.getByLabelText('Your password')).toHaveFocus();
    });
    await step('when it is closed, then nothing was changed and what was typed is there', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByLabelText('Mobile money number')).toHaveValue('020 123 4987');
      await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    });
    await step('when the right one is given, then the call goes on', async () => {
      const dialog = within(await page.findByRole('dialog'));
      await userEvent.type(await dialog.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    });
    await step('then it is shown masked, and says from when it is paid to', async () => {
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
    await step('when the money is requested, then the password is too', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Pay me ₵48.50 now' }));
      const dialog = within(await page.findByRole('dialog'));
      await userEvent.type(await dialog.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    });
    await step('then it is on its way', async () => {
      await waitFor(() => expect(canvas.getByText(/1 sale/)).toBeVisible());
    });
  },
};

export const AnotherName: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await step('when the network knows the number by another name', async () => {
      await userEvent.type(await canvas.findByLabelText('Mobile money number'), '024 000 0000');
      await save();
      const dialog = within(await page.findByRole('dialog'));
      await userEvent.type(await dialog.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    });
    await step('then it says whose it is, and saves nothing', async () => {
      await waitFor(() => expect(canvas.getByText(/in the name of ADWOA HOLDER/)).toBeVisible());
    });
    await step('when that name is confirmed, then the account is saved in it', async () => {
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
