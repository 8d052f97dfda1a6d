import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, slow, smallPhone } from '../../../test/screen-states.js';
import { campusOf } from '../../../test/on-scene.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { CheckoutScreen } from './checkout-screen.js';

const meta = {
  id: 'screens-payments-checkout-promo',
  title: 'Screens/Buy/Payments/Checkout/Promo code',
  component: CheckoutScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // A ticket costs ₵50. Ten percent off four tickets. Kofi is paying for one of them.
    campus: {
      scene: 'ticket with a promo code',
      viewer: 'Esi Ofori',
      ids: { hiveId: 'event' },
      stored: { 'pay-method': 'page' },
    },
  },
  args: { hiveId: idOf(0), reference: null },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnterIt: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = () => canvas.getByLabelText('Promo code');
    await step(
      'given no promo code, when Add a promo code is pressed, then the code field has the focus',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Add a promo code' }));
        await waitFor(() => expect(field()).toHaveFocus());
      },
    );
    await step(
      'when an unknown code is entered, then a message appears beside the field and the code stays in it',
      async () => {
        await userEvent.type(field(), 'hall 11{Enter}');
        await waitFor(() => expect(canvas.getByText('No such code for this event')).toBeVisible());
        await expect(field()).toHaveValue('hall 11');
        await expect(canvas.getByRole('button', { name: 'Pay ₵53.25' })).toBeVisible();
      },
    );
    await step(
      'when a valid code is applied, then the ticket price before and after it is shown',
      async () => {
        await userEvent.clear(field());
        await userEvent.type(field(), 'hall 10');
        await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
        await waitFor(() => expect(canvas.getByText('₵45.00 a ticket instead of ₵50.00')).toBeVisible());
        await expect(canvas.getByRole('button', { name: 'Pay ₵47.93' })).toBeVisible();
      },
    );
    await step(
      'when more tickets are ordered than the code has left, then the field shows how many are left',
      async () => {
        await userEvent.selectOptions(canvas.getByLabelText('How many tickets?'), '4 tickets');
        await userEvent.click(canvas.getByRole('button', { name: 'Pay ₵191.70' }));
        await waitFor(() => expect(canvas.getByText('Only 3 left')).toBeVisible());
        await expect(field()).toHaveValue('hall 10');
        await expect(canvas.getByRole('button', { name: 'Pay ₵213.00' })).toBeVisible();
      },
    );
  },
};

/** The URL contains a promo code, which is filled in. */
export const FromTheAddress: Story = {
  args: { code: 'hall-10' },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const campus = campusOf(loaded);
    const [id, codeId] = [campus.world.id('event'), campus.world.id('code')];
    await step('then the promo code from the address is already applied', async () => {
      await waitFor(() => expect(canvas.getByText('Promo code HALL10', { selector: 'span' })).toBeVisible());
    });
    await step(
      'when the code expires before Pay is pressed, then the field says so and the full price is back',
      async () => {
        await campus.as('Ama Owusu').promoCodes.end({ id, codeId });
        await userEvent.click(canvas.getByRole('button', { name: 'Pay ₵47.93' }));
        await waitFor(() => expect(canvas.getByText('This code has expired')).toBeVisible());
        await expect(canvas.getByLabelText('Promo code')).toHaveValue('hall-10');
        await expect(canvas.getByLabelText('Promo code')).toHaveFocus();
        await expect(canvas.getByRole('button', { name: 'Pay ₵53.25' })).toBeVisible();
      },
    );
  },
};

export const NoConnection: Story = {
  args: { code: 'HALL10' },
  parameters: { campus: { failures: { 'promoCodes.try': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given a lost connection, then a message says that the code could not be checked, and Apply works again',
      async () => {
        await waitFor(() => expect(canvas.getByText(/could not be checked/)).toBeVisible());
        await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay ₵47.93' })).toBeVisible());
      },
    );
  },
};

export const Slow: Story = { ...slow, args: { code: 'HALL10' }, tags: ['!test'] };
export const Dark: Story = { ...dark, args: { code: 'HALL10' }, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, args: { code: 'HALL10' }, tags: ['!test'] };
