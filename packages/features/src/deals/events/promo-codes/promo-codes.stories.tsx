import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, failed, french, loading, offline, slow, smallPhone } from '../../../../test/screen-states.js';
import { idOf } from '../../../testing/fixtures.js';
import type { ViewerOnScene } from '../../../testing/story-campus.js';
import { withCampus } from '../../../testing/with-campus.js';
import { PromoCodesPanel } from './promo-codes.js';

const meta = {
  id: 'screens-events-promo-codes',
  title: 'Screens/Meet/Events/Promo codes',
  component: PromoCodesPanel,
  decorators: [withCampus],
  parameters: {
    // Ama sells tickets of several events.
    campus: {
      scene: 'promo codes of events',
      viewer: 'Ama Owusu',
      ids: { id: 'event without codes' },
    },
  },
  args: { id: idOf(0), kinds: [] },
} satisfies Meta<typeof PromoCodesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Creating the first promo code, then ending it. */
export const MakeOne: Story = {
  play: async ({ canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = () => within(body.getByRole('dialog'));
    const save = () => userEvent.click(dialog().getByRole('button', { name: 'Create code' }));
    await step(
      'given no promo codes, when the empty form is sent, then both required fields show an error',
      async () => {
        await userEvent.click(await body.findByRole('button', { name: 'New promo code' }));
        await body.findByRole('dialog');
        await save();
        await waitFor(() => expect(dialog().getAllByText(/^(Required|Enter a code)$/)).toHaveLength(2));
      },
    );
    await step(
      'when a code takes off 100 percent, then the field shows an error and the code stays in the form',
      async () => {
        await userEvent.type(dialog().getByLabelText('Code'), 'hall-10');
        await userEvent.type(dialog().getByLabelText('Percent off each ticket'), '100');
        await save();
        await waitFor(() => expect(dialog().getByText('A ticket must still cost ₵1')).toBeVisible());
        await expect(dialog().getByLabelText('Code')).toHaveValue('hall-10');
      },
    );
    await step(
      'when a code for ten percent off is created, then it appears in the list with its limit',
      async () => {
        const percent = dialog().getByLabelText('Percent off each ticket');
        await userEvent.clear(percent);
        await userEvent.type(percent, '10');
        await userEvent.type(dialog().getByLabelText('Ticket limit (optional)'), '5');
        await save();
        await waitFor(() => expect(body.getByText('HALL10')).toBeVisible());
        await expect(body.getByText('10% off each ticket')).toBeVisible();
        await expect(body.getByText(/^0 of 5 tickets/)).toBeVisible();
      },
    );
    await step('when an unused code is ended and confirmed, then the list is empty again', async () => {
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
      await userEvent.click(body.getByRole('button', { name: 'End HALL10' }));
      const question = within(await body.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'End it' }));
      await waitFor(() => expect(body.getByText('No promo codes yet')).toBeVisible());
    });
  },
};
export const Empty: Story = {};
/** Codes with their uses and sales. */
export const Some: Story = {
  parameters: { campus: { ids: { id: 'event' } } },
  play: async ({ canvas, step }) => {
    await step('then only a code that is still active has an End button', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'End HALL10' })).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'End STAFF' })).toBeNull();
    });
    await step('then only an active code has a Share button, which copies a link with the code', async () => {
      await expect(canvas.queryByRole('button', { name: 'Share FRESHERS' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Share HALL10' }));
      const page = within(canvas.getByRole('list').ownerDocument.body);
      await waitFor(() => expect(page.getByText(/^Link copied/)).toBeVisible());
    });
  },
};
export const UsedUp: Story = {
  ...Some,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ONLYONE')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Share ONLYONE' })).toBeNull();
  },
};
/** Maximum number of codes of an event. */
export const Full: Story = {
  parameters: { campus: { scene: 'twenty promo codes', ids: { id: 'event' } } },
  play: async ({ canvas, step }) => {
    await step(
      'then a message states the limit of 20 codes, and there is no New promo code button',
      async () => {
        await waitFor(() => expect(canvas.getByText(/has 20 codes/)).toBeVisible());
        await expect(canvas.queryByRole('button', { name: 'New promo code' })).toBeNull();
      },
    );
  },
};
/** Longest code that a server takes, beside the highest discounts. */
export const LongText: Story = {
  parameters: { campus: { scene: 'twenty promo codes', ids: { id: 'event' }, words: 'long' } },
};
export const WithKinds: Story = {
  parameters: {
    campus: {
      ids: { id: 'event' },
      args: async ({ client, id }: ViewerOnScene) => ({
        kinds: (await client.hives.get({ id: id('event') })).data.buzzDetails?.ticketKinds ?? [],
      }),
    },
  },
  play: async ({ canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step(
      'given an event with several kinds of tickets, then a code can apply to one of them',
      async () => {
        await userEvent.click(await body.findByRole('button', { name: 'New promo code' }));
        const dialog = within(await body.findByRole('dialog'));
        await userEvent.selectOptions(dialog.getByLabelText('For which tickets'), 'Early bird');
        await userEvent.click(dialog.getByRole('radio', { name: 'Amount' }));
        await expect(dialog.getByLabelText('Amount off each ticket')).toBeVisible();
      },
    );
  },
};
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = { ...french, parameters: Some.parameters ?? {} };
export const Dark: Story = { ...dark, parameters: Some.parameters ?? {}, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, parameters: Some.parameters ?? {}, tags: ['!test'] };
