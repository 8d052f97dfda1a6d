import type { Offer } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { ago, aListing, aStudent, idOf } from '../../../testing/fixtures.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ReceivedOffers } from './received-offers.js';

const party = (n: number) => {
  const { id, name, profileImage } = aStudent(n);
  return { id, name, profileImage };
};
const anOffer = (n: number, change: Partial<Offer> = {}): Offer => ({
  id: idOf(7000 + n),
  status: 'open',
  amount: 1900,
  round: 1,
  expiresAt: ago(-600),
  hiveId: idOf(1000),
  hiveTypeId: 'essentials',
  title: 'HP EliteBook',
  price: 2450,
  conversationId: idOf(3000 + n),
  role: 'seller',
  buyer: party(n + 2),
  seller: party(1),
  createdAt: ago(60),
  updatedAt: ago(60),
  ...change,
});
const decline = fn(() => Promise.resolve({ data: anOffer(0, { status: 'declined' }) }));
const answers = (...offers: Offer[]) => ({
  campus: {
    client: { offers: { list: async () => ({ data: offers, pagination: { nextCursor: null } }), decline } },
  },
});

const meta = {
  id: 'screens-offers-for-a-listing',
  title: 'Screens/Sell and earn/Offers for a listing',
  component: ReceivedOffers,
  decorators: [withCampus],
  parameters: answers(
    anOffer(0),
    anOffer(1, { status: 'countered', amount: 2200, round: 2 }),
    anOffer(2, { status: 'accepted', amount: 2100 }),
    anOffer(3, { status: 'declined' }),
  ),
  args: { listing: aListing(0) },
} satisfies Meta<typeof ReceivedOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then what waits and what was agreed is there, and nothing that is over', async () => {
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    });
    await step('when one is declined', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Decline' })),
    );
    await step('then that is sent', () =>
      waitFor(() => expect(decline).toHaveBeenCalledWith({ id: idOf(7000) })),
    );
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
export const None: Story = { parameters: answers() };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
