import type { PromoCode } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, failed, french, loading, offline, slow, smallPhone } from '../../../../test/screen-states.js';
import { hallWeek } from '../../../testing/hall-week.js';
import type { InMemoryCampus } from '../../../testing/in-memory/in-memory-campus.js';
import { joinCampus, knowing } from '../../../testing/settle.js';
import { withCampus } from '../../../testing/with-campus.js';
import { PromoCodesPanel } from './promo-codes.js';

/** Event with a ticket price of ₵50 and no promo codes. */
async function none(campus: InMemoryCampus) {
  const organiser = await joinCampus(campus, 'Akosua Mensah');
  const id = await hallWeek(organiser, { admission: 'paid', price: 50, capacity: 100 });
  return { organiser, id };
}
const asOrganiser = ({ organiser, id }: Awaited<ReturnType<typeof none>>) =>
  knowing(organiser, id, 'promoCodes.list', 'promoCodes.create', 'promoCodes.end');

const aCode = (n: number, change: Partial<PromoCode> = {}): PromoCode => ({
  id: `code-${n}`,
  code: `HALL${n}0`,
  percent: 10,
  amount: null,
  kind: null,
  quota: null,
  lastDay: null,
  status: 'open',
  used: 0,
  sold: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...change,
});
const showing = (...codes: readonly PromoCode[]) => ({
  campus: { settle: null, client: { promoCodes: { list: async () => ({ data: codes }) } } },
});

const meta = {
  id: 'screens-events-promo-codes',
  title: 'Screens/Meet/Events/Promo codes',
  component: PromoCodesPanel,
  decorators: [withCampus],
  parameters: { campus: { settle: async (campus: InMemoryCampus) => asOrganiser(await none(campus)) } },
  args: { id: 'hall-week', kinds: [] },
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
      'given no code, when nothing is filled in, then it shows a message beside the fields',
      async () => {
        await userEvent.click(await body.findByRole('button', { name: 'New promo code' }));
        await body.findByRole('dialog');
        await save();
        await waitFor(() => expect(dialog().getAllByText('Required')).toHaveLength(2));
      },
    );
    await step(
      'when a code leaves nothing to pay, then it shows a message and keeps what was typed',
      async () => {
        await userEvent.type(dialog().getByLabelText('Code'), 'hall-10');
        await userEvent.type(dialog().getByLabelText('Percent off each ticket'), '100');
        await save();
        await waitFor(() => expect(dialog().getByText('A ticket must still cost ₵1')).toBeVisible());
        await expect(dialog().getByLabelText('Code')).toHaveValue('hall-10');
      },
    );
    await step('when it takes off ten percent, then it is there', async () => {
      const percent = dialog().getByLabelText('Percent off each ticket');
      await userEvent.clear(percent);
      await userEvent.type(percent, '10');
      await userEvent.type(dialog().getByLabelText('Ticket limit (optional)'), '5');
      await save();
      await waitFor(() => expect(body.getByText('HALL10')).toBeVisible());
      await expect(body.getByText('10% off each ticket')).toBeVisible();
      await expect(body.getByText(/^0 of 5 tickets/)).toBeVisible();
    });
    await step('when it is ended before anyone has used it, then it is gone', async () => {
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
      await userEvent.click(body.getByRole('button', { name: 'End HALL10' }));
      const question = within(await body.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'End it' }));
      await waitFor(() => expect(body.getByText('No promo codes yet')).toBeVisible());
    });
  },
};
export const Empty: Story = {};
const kind = { id: 'early', name: 'Early bird' };
/** Codes with their uses and sales. */
export const Some: Story = {
  parameters: showing(
    aCode(1, { used: 12, sold: 540 }),
    aCode(2, { percent: null, amount: 5, kind, quota: 10, used: 3, sold: 45, lastDay: '2026-11-30' }),
    aCode(3, { status: 'over', lastDay: '2026-11-19', used: 1, sold: 45 }),
    aCode(4, { status: 'ended', used: 2, sold: 90 }),
  ),
  play: async ({ canvas, step }) => {
    await step('then one that is ended cannot be ended again', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'End HALL10' })).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'End HALL40' })).toBeNull();
    });
    await step('then only one that can be used is shared, as a link that brings it along', async () => {
      await expect(canvas.queryByRole('button', { name: 'Share HALL30' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Share HALL10' }));
      const page = within(canvas.getByRole('list').ownerDocument.body);
      await waitFor(() => expect(page.getByText(/^Link copied/)).toBeVisible());
    });
  },
};
export const UsedUp: Story = {
  parameters: showing(aCode(1, { status: 'used_up', quota: 20, used: 20, sold: 900 })),
};
/** Maximum number of codes of an event. */
export const Full: Story = {
  parameters: showing(...Array.from({ length: 20 }, (_, n) => aCode(n, { used: n, sold: n * 45 }))),
  play: async ({ canvas, step }) => {
    await step('then it shows a message instead of offering one more', async () => {
      await waitFor(() => expect(canvas.getByText(/has 20 codes/)).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'New promo code' })).toBeNull();
    });
  },
};
export const LongText: Story = {
  parameters: showing(
    aCode(1, {
      code: 'WWWWWWWWWWWWWWWWWWWW',
      percent: null,
      amount: 49_999.99,
      kind: { id: 'long', name: 'Early bird for members of the Science Students’ Association' },
      quota: 100_000,
      used: 99_999,
      sold: 1_234_567.89,
      lastDay: '2026-11-30',
    }),
  ),
};
export const WithKinds: Story = {
  args: {
    kinds: [
      { ...kind, price: 20, quota: 40, lastDay: null },
      { id: 'regular', name: 'Regular', price: 40, quota: 60, lastDay: null },
    ],
  },
  play: async ({ canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step('given kinds of tickets, then a code can be for one of them', async () => {
      await userEvent.click(await body.findByRole('button', { name: 'New promo code' }));
      const dialog = within(await body.findByRole('dialog'));
      await userEvent.selectOptions(dialog.getByLabelText('For which tickets'), 'Early bird');
      await userEvent.click(dialog.getByRole('radio', { name: 'Amount' }));
      await expect(dialog.getByLabelText('Amount off each ticket')).toBeVisible();
    });
  },
};
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = { ...french, parameters: Some.parameters ?? {} };
export const Dark: Story = { ...dark, parameters: Some.parameters ?? {}, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, parameters: Some.parameters ?? {}, tags: ['!test'] };
