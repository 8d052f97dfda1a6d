import type { Client } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, slow, smallPhone } from '../../../test/screen-states.js';
import { hallWeek } from '../../testing/hall-week.js';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus, knowing, losingFirst } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { CheckoutScreen } from './checkout-screen.js';

/** Ends the promo code during a story. Each story sets it for its own campus. */
let endCode = async (): Promise<unknown> => undefined;

/** Creates a ticket of ₵50 with a promo code for ten percent off. */
async function selling(campus: InMemoryCampus): Promise<Client> {
  const organiser = await joinCampus(campus, 'Akosua Mensah');
  const id = await hallWeek(organiser, { admission: 'paid', price: 50, capacity: 20 });
  const { data } = await organiser.promoCodes.create({ id, code: 'HALL10', percent: 10, quota: 4 });
  const kofi = await joinCampus(campus, 'Kofi Asante');
  await kofi.payments.initialize({ hiveId: id, promoCode: 'HALL10' });
  endCode = () => organiser.promoCodes.end({ id, codeId: data.id });
  const buyer = knowing(
    await joinCampus(campus, 'Esi Ofori'),
    id,
    'hives.get',
    'events.get',
    'promoCodes.try',
  );
  const { initialize } = buyer.payments;
  return {
    ...buyer,
    payments: {
      ...buyer.payments,
      initialize: (input, ...more) => initialize({ ...input, hiveId: id }, ...more),
    },
  };
}

const meta = {
  id: 'screens-payments-checkout-promo',
  title: 'Screens/Buy/Payments/Checkout/Promo code',
  component: CheckoutScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle: selling, stored: { 'pay-method': 'page' } } },
  args: { hiveId: 'hall-week', reference: null },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnterIt: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = () => canvas.getByLabelText('Promo code');
    await step('given no code, when one is added, then its field has the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add a promo code' }));
      await waitFor(() => expect(field()).toHaveFocus());
    });
    await step('when it is unknown, then it shows a message beside the field and keeps it', async () => {
      await userEvent.type(field(), 'hall 11{Enter}');
      await waitFor(() => expect(canvas.getByText('No such code for this event')).toBeVisible());
      await expect(field()).toHaveValue('hall 11');
      await expect(canvas.getByRole('button', { name: 'Pay ₵53.25' })).toBeVisible();
    });
    await step('when it is right, then the price before and after are there', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), 'hall 10');
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(canvas.getByText('₵45.00 a ticket instead of ₵50.00')).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Pay ₵47.93' })).toBeVisible();
    });
    await step(
      'when more tickets are wanted than it has left, then it says so beside the field',
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
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then it is taken off without a press', async () => {
      await waitFor(() => expect(canvas.getByText('Promo code HALL10', { selector: 'span' })).toBeVisible());
    });
    await step(
      'when it was ended before Pay is pressed, then it says so and the whole price is back',
      async () => {
        await endCode();
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
  parameters: {
    campus: {
      settle: async (campus: InMemoryCampus) => losingFirst(await selling(campus), 'promoCodes.try'),
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given no connection, then it shows a message, and can be tried again', async () => {
      await waitFor(() => expect(canvas.getByText(/could not be checked/)).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay ₵47.93' })).toBeVisible());
    });
  },
};

export const Slow: Story = { ...slow, args: { code: 'HALL10' }, tags: ['!test'] };
export const Dark: Story = { ...dark, args: { code: 'HALL10' }, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, args: { code: 'HALL10' }, tags: ['!test'] };
