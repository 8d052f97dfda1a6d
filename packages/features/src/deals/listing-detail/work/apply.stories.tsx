import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withCampus } from '../../../testing/with-campus.js';
import { ListingDetailScreen } from '../listing-detail-screen.js';

const meta = {
  id: 'screens-listing-detail-apply',
  title: 'Screens/Buy/Listing detail/Apply',
  component: ListingDetailScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kwame looks at Akosua’s errand.
    campus: { scene: 'open errand', viewer: 'Kwame Boateng', ids: { id: 'errand' } },
  },
  args: { hive: 'logistics', id: '' },
} satisfies Meta<typeof ListingDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Destination of the invitation's notification. */
export const Invited: Story = {
  args: { applying: true },
  parameters: { campus: { viewer: 'Yaw Darko' } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('given an invitation, when a message is typed into the application form', async () => {
      await userEvent.type(
        await page.findByRole('textbox', { name: 'Why are you a good fit?' }),
        'I have a trolley.',
      );
    });
    await step('when the form is closed before the application is sent', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    });
    await step('then the page offers to continue the application, with the typed message', async () => {
      await expect(page.getByText(/You started an application/)).toBeVisible();
      const [again] = await page.findAllByRole('button', { name: 'Continue your application' });
      if (again !== undefined) await userEvent.click(again);
      await expect(await page.findByRole('textbox', { name: 'Why are you a good fit?' })).toHaveValue(
        'I have a trolley.',
      );
      await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    });
    await step('when the invitation is declined', async () => {
      await expect(page.getByText('Akosua invites you to apply.')).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Decline' }));
    });
    await step('then the invitation disappears, and the student can still apply', async () => {
      await waitFor(() => expect(page.queryByText('Akosua invites you to apply.')).toBeNull());
      await expect(page.getAllByRole('button', { name: 'Continue your application' })[0]).toBeInTheDocument();
    });
  },
};

export const ApplyAndWithdraw: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const apply = async () => {
      const buttons = await page.findAllByRole('button', { name: 'Apply' });
      await userEvent.click(
        buttons.find((button) => button.offsetParent !== null) ?? buttons[0] ?? canvasElement,
      );
    };
    await step('when an application without a message is sent', async () => {
      await apply();
      await userEvent.click(await page.findByRole('button', { name: 'Send application' }));
    });
    await step('then the message field shows an error and has the focus', async () => {
      await waitFor(() => expect(page.getByText('Write a message')).toBeVisible());
      await expect(page.getByRole('textbox', { name: 'Why are you a good fit?' })).toHaveFocus();
    });
    await step('when a message and a price that is not an amount are sent', async () => {
      await userEvent.type(
        page.getByRole('textbox', { name: 'Why are you a good fit?' }),
        'I have a trolley.',
      );
      await userEvent.type(page.getByRole('textbox', { name: 'Your price (optional)' }), 'a lot');
      await userEvent.click(page.getByRole('button', { name: 'Send application' }));
    });
    await step(
      'then the price field shows an error, and a valid price shows the amount after fees',
      async () => {
        await waitFor(() => expect(page.getByText('Enter an amount, such as 120 or 99.50.')).toBeVisible());
        const price = page.getByRole('textbox', { name: 'Your price (optional)' });
        await expect(price).toHaveFocus();
        await userEvent.clear(price);
        await userEvent.type(price, '150');
        await expect(page.getByText(/You’d receive ₵141.00 after fees/)).toBeVisible();
        await userEvent.click(page.getByRole('button', { name: 'Send application' }));
      },
    );
    await step('then the application is sent, and the student can withdraw it', async () => {
      await waitFor(() => expect(page.getByText('You applied')).toBeVisible());
      await userEvent.click(await page.findByRole('button', { name: 'Withdraw application' }));
      const dialog = within(await page.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Withdraw application' }));
      await expect((await page.findAllByRole('button', { name: 'Apply' }))[0]).toBeInTheDocument();
    });
  },
};
