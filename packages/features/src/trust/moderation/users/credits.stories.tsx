import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fill } from '../../../../test/fill.js';
import { campusOf, PASSWORD } from '../../../../test/on-scene.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-credits',
  title: 'Screens/Moderate/Credits',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'console of an admin', viewer: 'Efua Danquah' } },
  args: { tab: 'users' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the credits of Akosua. */
async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await fill(await canvas.findByRole('searchbox'), 'akosua');
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Credits' })).toHaveLength(1));
  await userEvent.click(canvas.getByRole('button', { name: 'Credits' }));
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
}

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    await step('when the credits of a student are opened', async () => {
      await open(canvasElement);
    });
    await step('then each credit shows its state, and only a waiting one has a Revoke button', async () => {
      const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'));
      await waitFor(() => expect(dialog.getByText('With the next payout')).toBeVisible());
      await expect(dialog.getAllByText(/^Given .* by Efua Danquah$/)).toHaveLength(4);
      await expect(dialog.getByText(/^Revoked .*: It was meant for another student\.$/)).toBeVisible();
      await expect(dialog.getAllByRole('button', { name: 'Revoke' })).toHaveLength(1);
    });
  },
};
export const Empty: Story = {
  parameters: { campus: { scene: 'nothing to decide' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByText('No credits yet.')).toBeVisible());
  },
};
export const Loading: Story = {
  parameters: { campus: { failures: { 'credits.ofStudent': 'silent' } } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const Failed: Story = {
  parameters: { campus: { failures: { 'credits.ofStudent': 'offline' } } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
/** Hidden from moderators. */
export const ForAdminsAlone: Story = {
  parameters: { campus: { viewer: 'Abena Frimpong' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reinstate' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Credits' })).toBeNull();
  },
};

/** Efua gives Abena ₵1,990 in credits, of the ₵2,000 that she may give in a day. */
async function giveMost({ as, world }: ReturnType<typeof campusOf>): Promise<void> {
  const id = world.id('Abena Frimpong');
  for (const amount of [500, 500, 500, 490])
    await as('Efua Danquah').credits.give({ id, amount, reason: 'A refund that a bank lost' });
}

export const GivingOneAndTakingItBack: Story = {
  parameters: { campus: { scene: 'nothing to decide' } },
  beforeEach: ({ loaded }) => giveMost(campusOf(loaded)),
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
    await step('when a credit is given without an amount and a reason', async () => {
      await open(canvasElement);
      await userEvent.click(await screen.findByRole('button', { name: 'Give a credit' }));
      await dialog('Give a credit');
      await userEvent.click(screen.getByRole('button', { name: 'Give credit' }));
    });
    await step('then both fields show an error, and the amount field has the focus', async () => {
      await waitFor(() => expect(screen.getByText('Please enter an amount.')).toBeVisible());
      await expect(screen.getByText('Please give a reason.')).toBeVisible();
      await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveFocus());
    });
    await step('when the amount is above the limit of one credit', async () => {
      await userEvent.type(screen.getByLabelText('Amount'), '600');
      await userEvent.type(screen.getByLabelText('Reason'), 'The order was late');
      await userEvent.click(screen.getByRole('button', { name: 'Give credit' }));
    });
    await step('then the amount field shows the limit, and no password is required', async () => {
      await waitFor(() => expect(screen.getByText('At most ₵500')).toBeVisible());
      await expect(screen.queryByRole('dialog', { name: 'Confirm that it’s you' })).toBeNull();
    });
    await step('when the amount is above the daily rest and the password is entered', async () => {
      await userEvent.clear(screen.getByLabelText('Amount'));
      await userEvent.type(screen.getByLabelText('Amount'), '20');
      await userEvent.click(screen.getByRole('button', { name: 'Give credit' }));
      const proof = within(await dialog('Confirm that it’s you'));
      await userEvent.type(await proof.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    });
    await step(
      'then a message states the amount left for the day, and the reason stays in the field',
      async () => {
        await waitFor(() =>
          expect(screen.getByText('You have ₵10 left to give in these 24 hours')).toBeVisible(),
        );
        await expect(screen.getByLabelText('Reason')).toHaveValue('The order was late');
      },
    );
    await step('when the amount is within the daily rest', async () => {
      await userEvent.clear(screen.getByLabelText('Amount'));
      await userEvent.type(screen.getByLabelText('Amount'), '9.50');
      await userEvent.click(screen.getByRole('button', { name: 'Give credit' }));
    });
    await step('then the credit appears in the list of the student', async () => {
      const list = within(await dialog('Credits of Akosua Mensah'));
      await waitFor(() => expect(list.getByText('₵9.50')).toBeVisible());
      await expect(list.getByText('With the next payout')).toBeVisible();
    });
    await step('when the credit is revoked with a reason', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
      const confirmation = within(await dialog('Revoke'));
      await userEvent.type(confirmation.getByLabelText('Reason'), 'It was for Kwame');
      await userEvent.click(confirmation.getByRole('button', { name: 'Revoke' }));
    });
    await step('then the list shows the credit as revoked with the reason', async () => {
      const list = within(await dialog('Credits of Akosua Mensah'));
      await waitFor(() => expect(list.getByText(/^Revoked .*: It was for Kwame$/)).toBeVisible());
      await expect(list.queryByRole('button', { name: 'Revoke' })).toBeNull();
    });
  },
};
export const French: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: 'Avoirs' });
    await userEvent.click(button as HTMLElement);
  },
};
