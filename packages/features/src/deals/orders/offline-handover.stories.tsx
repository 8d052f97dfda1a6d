import type { HandoverOrder } from '@campushive/contract';
import { VOUCHER_PROBLEMS } from '@campushive/contract/rules/vouchers';
import { voucherBody, voucherText } from '@campushive/contract/rules/voucher-format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { NOW } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { OfflineHandoverPanel, subjectOf } from './offline-handover.js';
import { StoredOrder } from './stored-order.js';
import type { OfflineHandover } from './use-offline-handover.js';
import { aPayment } from '../../testing/order-fixtures.js';

const order = aPayment(0);
const expiresAt = order.autoReleaseAt ?? '';
const voucher = voucherText(
  voucherBody({
    orderId: order.id,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    payout: 242_550,
    currency: 'GHS',
    code: 'K7QF2M9XWTRBCDEH',
    issuedAt: NOW,
    expiresAt: new Date(expiresAt),
  }),
  new Uint8Array(64).fill(7),
);
const existing: HandoverOrder = {
  paymentId: order.id,
  role: 'buyer',
  title: order.metadata.hiveTitle,
  otherName: order.seller.name,
  payout: order.payout,
  orderStatus: 'held',
  expiresAt,
  voucher,
  commitment: null,
};
const handover: OfflineHandover = {
  storedOrder: existing,
  asking: false,
  handedOver: null,
  step: 'closed',
  onStep: fn(),
  onShown: fn(),
  text: '',
  onTextChange: fn(),
  onTake: fn(),
  checking: false,
  problem: null,
  clockIsOff: false,
  onTryAgain: fn(),
};
const handed = { paymentId: order.id, voucher, status: 'waiting' } as const;
const refused = { ...handed, status: 'refused', reason: 'order_frozen' } as const;

const meta = {
  id: 'screens-payments-offline-handover',
  title: 'Screens/Buy/Payments/Offline handover',
  component: OfflineHandoverPanel,
  decorators: [withCampus],
  args: { subject: subjectOf(order), handover },
} satisfies Meta<typeof OfflineHandoverPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const seller = subjectOf(aPayment(0, { role: 'seller', handoverCode: null }));
const bought = (change: Partial<OfflineHandover>): Story => ({
  args: { handover: { ...handover, ...change } },
});
const sold = (change: Partial<OfflineHandover>): Story => ({
  args: {
    subject: seller,
    handover: { ...handover, storedOrder: { ...existing, role: 'seller', voucher: null }, ...change },
  },
});

export const NoVoucherYet: Story = bought({ storedOrder: null });
export const FetchingIt: Story = bought({ storedOrder: null, asking: true });
export const Ready: Story = {
  play: async ({ canvasElement, step, args }) => {
    const canvas = within(canvasElement);
    await step(
      'when Show the voucher is pressed, then the voucher is requested and not shown yet',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Show the voucher' }));
        await expect(args.handover.onStep).toHaveBeenCalledWith('asked');
        await expect(canvas.queryByRole('img')).toBeNull();
      },
    );
  },
};
export const Asked: Story = bought({ step: 'asked' });
export const Shown: Story = bought({ step: 'shown' });
export const BuyerWaits: Story = bought({ handedOver: handed });
export const BuyerShowsAgain: Story = bought({ handedOver: handed, step: 'shown' });
export const BuyerRefused: Story = bought({ handedOver: refused });
export const SellerReady: Story = sold({});
export const SellerChecks: Story = sold({ text: 'K7QF 2M9X WTRB CDEH', checking: true });
export const SellerWaits: Story = sold({ handedOver: handed });
export const ClockIsOff: Story = sold({ handedOver: handed, clockIsOff: true });
export const SellerRefused: Story = sold({ handedOver: refused });
export const RefusedForAnotherReason: Story = sold({ handedOver: { ...refused, reason: 'not_found' } });
export const EveryProblem: Story = {
  ...sold({}),
  render: ({ subject, handover: shown }) => (
    <div className="grid gap-4">
      {VOUCHER_PROBLEMS.map((problem) => (
        <OfflineHandoverPanel
          key={problem}
          subject={subject}
          handover={{ ...shown, text: 'K7QF', problem }}
        />
      ))}
    </div>
  ),
};
export const OrderOutOfReach: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <StoredOrder order={existing} handover={handover} />,
};
export const SellersOrderOutOfReach: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoredOrder
      order={{ ...existing, role: 'seller', otherName: order.buyer.name, voucher: null }}
      handover={{ ...handover, problem: 'forged', text: 'RV1:0000' }}
    />
  ),
};
export const French: Story = { ...Shown, ...french };
export const Dark: Story = { ...Shown, ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...Shown, ...smallPhone, tags: ['!test'] };
