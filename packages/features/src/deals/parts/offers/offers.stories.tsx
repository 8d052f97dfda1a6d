import type { OfferShown } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { ago, idOf } from '../../../testing/fixtures.js';
import type { ViewerOnScene } from '../../../testing/story-campus.js';
import { withCampus } from '../../../testing/with-campus.js';
import { bargainIn } from './bargain.js';
import { OfferPanel } from './offer-panel.js';

const offer: OfferShown = { id: idOf(7000), status: 'open', amount: 70, round: 1, expiresAt: ago(-600) };
const bargain = {
  listing: {
    id: idOf(1000),
    hive: 'essentials' as const,
    price: 120,
    status: 'active' as const,
    acceptsOffers: true,
  },
  role: 'seller' as const,
  name: 'Kwame Boateng',
  offer,
};
const meta = {
  id: 'screens-offers',
  title: 'Screens/Buy/Offers',
  component: OfferPanel,
  decorators: [withCampus],
  args: { bargain },
} satisfies Meta<typeof OfferPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Runs on an offer of ₵1,900 by Kofi for Ama's laptop at ₵2,450, which waits for her. */
const onAnOffer: Pick<Story, 'parameters'> = {
  parameters: {
    campus: {
      scene: 'four offers',
      viewer: 'Ama Owusu',
      args: async ({ client, id }: ViewerOnScene) => {
        const { data } = await client.threads.get({ id: id('conversation of Kofi Mensah') });
        return { bargain: data.kind === 'direct' ? bargainIn(data) : null };
      },
    },
  },
};
/** Returns the offer's current state on the server. */
async function offerOf(loaded: Record<string, unknown>) {
  const campus = campusOf(loaded);
  const { data } = await campus.as('Kofi Mensah').offers.list({});
  return data.find(({ id }) => id === campus.world.id('offer of Kofi Mensah'));
}

export const Asked: Story = {
  ...onAnOffer,
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    await step('then the seller sees the offer and the amount that they would receive', async () => {
      await expect(canvas.getByText('Kofi offers ₵1,900.00')).toBeVisible();
      await expect(canvas.getByText(/Listed at ₵2,450\.00\. You would receive ₵/)).toBeVisible();
    });
    await step('when the seller accepts the offer, then a dialog asks for confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
      const sure = within(await screen.findByRole('alertdialog', { name: 'Agree on ₵1,900.00?' }));
      await expect((await offerOf(loaded))?.status).toBe('open');
      await userEvent.click(sure.getByRole('button', { name: 'Accept' }));
    });
    await step('then the offer is accepted', () =>
      waitFor(async () => expect((await offerOf(loaded))?.status).toBe('accepted')),
    );
  },
};
/** Suggested round prices between both sides, chosen with one press. */
export const SuggestedPrices: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a suggested price is picked, then the price field has its amount', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Counter' }));
      await userEvent.click(await screen.findByRole('button', { name: '₵100.00' }));
      await expect(screen.getByLabelText('Your price')).toHaveValue('100');
    });
  },
};
/** Hint for a counter-offer, which lies between the offer and the listed price. */
const BETWEEN = 'Name a price between your last ones: more than ₵1,900.00 and less than ₵2,450.00.';
export const CounterOffer: Story = {
  ...onAnOffer,
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    await step('when the seller sends a counter-offer that is too low', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Counter' }));
      await userEvent.type(await screen.findByLabelText('Your price'), '1899.99');
      await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    });
    await step('then the price field shows an error, and the typed amount stays', async () => {
      await waitFor(() => expect(screen.getByText(BETWEEN)).toBeVisible());
      await expect(screen.getByLabelText('Your price')).toHaveValue('1899.99');
      await expect((await offerOf(loaded))?.status).toBe('open');
    });
    await step('when the counter-offer equals the listed price, then the error stays', async () => {
      await userEvent.clear(screen.getByLabelText('Your price'));
      await userEvent.type(screen.getByLabelText('Your price'), '2450');
      await waitFor(() => expect(screen.getByText(BETWEEN)).toBeVisible());
    });
    await step('when a counter-offer in the allowed range is sent, then the dialog closes', async () => {
      await userEvent.clear(screen.getByLabelText('Your price'));
      await userEvent.type(screen.getByLabelText('Your price'), '2100,50');
      await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
      await waitFor(async () =>
        expect(await offerOf(loaded)).toMatchObject({ status: 'countered', amount: 2100.5 }),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
/** Refused counter-offer: the offer ended while its dialog was open. The typed amount stays, with the error. */
export const Refused: Story = {
  ...onAnOffer,
  play: async ({ canvasElement, loaded, step }) => {
    const campus = campusOf(loaded);
    await step('when the buyer withdraws the offer before the counter-offer is sent', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Counter' }));
      await userEvent.type(await screen.findByLabelText('Your price'), '2000');
      await campus.as('Kofi Mensah').offers.withdraw({ id: campus.world.id('offer of Kofi Mensah') });
      await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    });
    await step('then a message says that the offer has ended, and the typed amount stays', async () => {
      await waitFor(() => expect(screen.getByText(/This offer has come to its end/)).toBeVisible());
      await expect(screen.getByLabelText('Your price')).toHaveValue('2000');
    });
  },
};
export const Failing: Story = {
  parameters: { campus: { network: 'broken' } },
  play: async ({ canvasElement, step }) => {
    const decline = within(canvasElement).getByRole('button', { name: 'Decline' });
    await step('when the offer is declined while the server fails', () => userEvent.click(decline));
    await step('then a message says that it did not work, and the Decline button stays enabled', async () => {
      await waitFor(() => expect(screen.getByText('That did not work. Please try again.')).toBeVisible());
      await expect(decline).toBeEnabled();
    });
  },
};
export const Waiting: Story = {
  args: { bargain: { ...bargain, role: 'buyer' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the buyer sees the waiting offer with only a Withdraw button', async () => {
      await expect(canvas.getByText('You offered ₵70.00')).toBeVisible();
      await expect(canvas.getAllByRole('button').map((one) => one.textContent)).toEqual(['Withdraw']);
    });
  },
};
export const Countered: Story = {
  args: {
    bargain: { ...bargain, role: 'buyer', offer: { ...offer, status: 'countered', round: 2, amount: 95.5 } },
  },
};
export const Accepted: Story = {
  args: { bargain: { ...bargain, role: 'buyer', offer: { ...offer, status: 'accepted' } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the Pay link of the buyer charges the agreed price with its fees', async () => {
      await expect(canvas.getByText('Agreed: ₵70.00')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Pay ₵74.55' })).toHaveAttribute('href');
    });
  },
};
export const AcceptedForSeller: Story = {
  args: { bargain: { ...bargain, offer: { ...offer, status: 'accepted' } } },
};
export const AcceptedLesson: Story = {
  args: {
    bargain: {
      ...bargain,
      role: 'buyer',
      listing: { ...bargain.listing, hive: 'academia' },
      offer: { ...offer, status: 'accepted' },
    },
  },
};
export const Declined: Story = {
  args: { bargain: { ...bargain, role: 'buyer', offer: { ...offer, status: 'declined' } } },
};
/** Offer that expired while it was visible. */
export const Expired: Story = {
  args: { bargain: { ...bargain, offer: { ...offer, expiresAt: ago(1) } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the offer is marked as ended and has no buttons', async () => {
      await expect(canvas.getByText('The offer of ₵70.00 has ended')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};
export const LongName: Story = {
  args: { bargain: { ...bargain, name: 'Wolfeschlegelsteinhausenbergerdorff A.' } },
};
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
