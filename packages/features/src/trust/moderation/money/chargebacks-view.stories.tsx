import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../../test/on-scene.js';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-chargebacks',
  title: 'Screens/Moderate/Chargebacks',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'money in question', viewer: 'Efua Danquah' } },
  args: { tab: 'chargebacks' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Decided: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the chargebacks that the banks have decided are chosen', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Decided' }));
    });
    await step('then each chargeback shows its outcome and the answer that was given', async () => {
      await expect(await canvas.findByText('Won: the payment stands')).toBeVisible();
      await expect(canvas.getByText(/^Contested/)).toBeVisible();
      await expect(canvas.queryByText(/held and frozen/)).toBeNull();
    });
  },
};
export const Empty: Story = { parameters: { campus: { scene: 'nothing to decide' } } };
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };

/** Contests a chargeback with evidence and a moderator's text. */
export const Contesting: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when a chargeback is contested with a reason', async () => {
      const [button] = await within(canvasElement).findAllByRole('button', { name: 'Contest it' });
      await userEvent.click(button as HTMLElement);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'They met');
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Contest it' }));
    });
    await step('then the dialog closes, and the answer with the reason is stored for the bank', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const { data } = await campusOf(loaded).as('Efua Danquah').chargebacks.list({});
      await expect(data.map(({ answer }) => answer?.note)).toContain('They met');
    });
  },
};
/** Contests a chargeback to which another moderator was faster. */
export const ContestingOne: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const { chargebacks } = campusOf(loaded).as('Abena Frimpong');
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = () => within(screen.getByRole('dialog'));
    await step('when a chargeback is contested after another moderator has answered it', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'Contest it' });
      await userEvent.click(button as HTMLElement);
      for (const { id } of (await chargebacks.list({})).data)
        await chargebacks.answer({ id, decision: 'contest', note: 'They met at Balme' });
      await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'They met');
      await userEvent.click(dialog().getByRole('button', { name: 'Contest it' }));
    });
    await step(
      'then a message says that the bank already has an answer, and the reason stays in the field',
      async () => {
        await expect(
          await dialog().findByText('The bank already has an answer, or has decided.'),
        ).toBeInTheDocument();
        await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('They met');
      },
    );
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
