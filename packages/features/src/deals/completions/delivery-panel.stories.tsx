import { ApiError, type Delivery, type ErrorCode, type Payment } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { callProblem } from '../../kernel/index.js';
import { ago, aPhoto } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { DeliveryPanel } from './delivery-panel.js';
import type { DeliveryControl } from './use-delivery.js';
import { anErrand } from '../../testing/order-fixtures.js';

const control: DeliveryControl = {
  code: '',
  onCodeChange: fn(),
  onPickUp: fn(),
  pickingUp: false,
  problem: null,
  attempt: 0,
  onLeave: fn(),
  leaving: false,
  leaveProblem: null,
  onPhoto: fn(),
  sendingPhoto: false,
  photoProblem: null,
  onShare: fn(),
};
const refused = (code: ErrorCode, status = 422) =>
  callProblem(new ApiError({ code, status, message: '', retryAfter: 840 }));

const pickedUp = { status: 'picked_up', pickupCode: null, pickedUpAt: ago(20) } as const;
const onTheWay = { ...pickedUp, status: 'on_the_way', onTheWayAt: ago(12) } as const;
const delivered = { ...onTheWay, status: 'delivered', deliveredAt: ago(2), photo: aPhoto(1) } as const;

/** Panel of an errand, as its poster or its helper sees it. */
function of(change: Partial<Delivery>, more: Partial<DeliveryControl> = {}, order: Partial<Payment> = {}) {
  const payment = { ...anErrand(0, change), ...order };
  if (payment.delivery === null) throw new Error('An errand has its delivery');
  return { payment, delivery: payment.delivery, control: { ...control, ...more } };
}
const seller = { role: 'seller', handoverCode: null } as const;
const helpers = (change: Partial<Delivery>, more: Partial<DeliveryControl> = {}) =>
  of({ pickupCode: null, ...change }, more, seller);

const meta = {
  id: 'screens-payments-delivery',
  title: 'Screens/Buy/Payments/Delivery',
  component: DeliveryPanel,
  decorators: [withCampus],
  args: of({}),
} satisfies Meta<typeof DeliveryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The poster passes on the pick-up code. The drop-off code is shown below, as for every order. */
export const PosterHasACode: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('given an errand whose helper was paid for, then the pick-up code is shown', async () => {
      await expect(canvas.getByText('Accepted')).toBeVisible();
      await expect(canvas.getByText('730415')).toBeVisible();
    });
    await step('when Share the pick-up code is pressed, then the share sheet is requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share the pick-up code' }));
      await expect(args.control.onShare).toHaveBeenCalled();
    });
  },
};
export const PosterSeesItPickedUp: Story = { args: of(pickedUp) };
export const PosterSeesItOnTheWay: Story = {
  args: of(onTheWay),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the way')).toBeVisible();
    await expect(canvas.queryByText('730415')).toBeNull();
  },
};
export const PosterSeesItDelivered: Story = { args: of(delivered, {}, { orderStatus: 'released' }) };
export const NoPlacesNamed: Story = { args: of({ from: null, to: null }) };

export const HelperAtThePickup: Story = { args: helpers({}) };
export const HelperTypesTheCode: Story = {
  args: helpers({}, { code: '730415' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I’ve picked it up' }));
    await expect(args.control.onPickUp).toHaveBeenCalled();
  },
};
export const HelperHasTheWrongCode: Story = {
  args: helpers({}, { problem: refused('pickup_code_wrong'), attempt: 1 }),
};
/** Helper enters the code of the other end. The error names that code and where to get the right one. */
export const HelperSwappedTheCodes: Story = {
  args: helpers({}, { problem: refused('dropoff_code_at_pickup'), attempt: 1 }),
  play: ({ canvas }) => expect(canvas.getByText(/That is the drop-off code/)).toBeVisible(),
};
export const HelperTriedTooOften: Story = {
  args: helpers({}, { problem: refused('too_many_attempts', 429), attempt: 6 }),
  play: ({ canvas }) =>
    expect(canvas.getByText('Too many wrong codes. Try again in 14 minutes.')).toBeVisible(),
};
export const HelperHasIt: Story = {
  args: helpers(pickedUp),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I’m on the way' }));
    await expect(args.control.onLeave).toHaveBeenCalled();
  },
};
export const SettingOutFailed: Story = {
  args: helpers(pickedUp, { leaveProblem: refused('internal', 500) }),
};
export const HelperOnTheWay: Story = {
  args: helpers(onTheWay),
  play: async ({ args, canvas, step, userEvent }) => {
    const photo = new File(['door'], 'door.png', { type: 'image/png' });
    await step('when a photo of the drop-off is chosen, then the photo is sent', async () => {
      await userEvent.upload(canvas.getByLabelText(/Add a photo of the drop-off/), photo);
      await expect(args.control.onPhoto).toHaveBeenCalledWith(photo);
    });
  },
};
export const PhotoFailed: Story = { args: helpers(onTheWay, { photoProblem: refused('internal', 500) }) };
export const HelperDelivered: Story = { args: of(delivered, {}, { ...seller, orderStatus: 'released' }) };
export const HelperForgotThePhoto: Story = {
  args: of({ ...delivered, photo: null }, {}, { ...seller, orderStatus: 'released' }),
};
/** No steps are possible while a moderator decides. */
export const Disputed: Story = {
  args: of({ ...onTheWay, photo: aPhoto(1) }, {}, { ...seller, orderStatus: 'disputed' }),
  play: ({ canvas }) => expect(canvas.queryByLabelText(/photo of the drop-off/)).toBeNull(),
};
export const French: Story = { ...french, args: of({}) };
export const Dark: Story = { ...dark, args: helpers(onTheWay), tags: ['!test'] };
export const SmallPhone: Story = {
  ...smallPhone,
  args: of({
    from: 'Prempeh II Library forecourt, behind the taxi rank',
    to: 'Queen Elizabeth II Hall, block C',
  }),
};
