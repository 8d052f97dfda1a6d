import { ApiError, type GivenCredit } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ago, aStudent, idOf, toPerson } from '../../../testing/fixtures.js';
import type { InMemoryCampus } from '../../../testing/in-memory/in-memory-campus.js';
import { joinCampus, PASSWORD } from '../../../testing/settle.js';
import { withCampus } from '../../../testing/with-campus.js';
import { moderation, page, session } from '../moderation.fixtures.js';
import { ModerationTabs } from '../moderation-tabs.fixture.js';

const aCredit = (n: number, change: Partial<GivenCredit> = {}): GivenCredit => ({
  id: idOf(7900 + n),
  amount: 25 + n,
  reason: 'The order was late because our payment provider was down.',
  status: 'waiting',
  withdrawal: null,
  by: toPerson(aStudent(0)),
  withdrawnBy: null,
  createdAt: ago(60 + n * 900),
  ...change,
});

/** Admin session with some credit calls overridden. */
const campusWithCredits = (change: object = {}) => ({
  campus: {
    session,
    client: {
      moderation,
      credits: {
        ofStudent: async () =>
          page([
            aCredit(0),
            aCredit(1, { status: 'on_the_way' }),
            aCredit(2, { status: 'paid', by: { ...toPerson(aStudent(5)), name: null, profileImage: null } }),
            aCredit(3, {
              status: 'withdrawn',
              withdrawal: { reason: 'It was meant for another student.', at: ago(30) },
              withdrawnBy: toPerson(aStudent(6)),
            }),
          ]),
        ...change,
      },
    },
  },
});

const meta = {
  id: 'screens-moderation-credits',
  title: 'Screens/Moderate/Credits',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusWithCredits() },
  args: { tab: 'users' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the credits of the first student. */
async function open(canvasElement: HTMLElement) {
  const [button] = await within(canvasElement).findAllByRole('button', { name: 'Credits' });
  await userEvent.click(button as HTMLElement);
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
}

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    await step('when the credits of a student are opened', async () => {
      await open(canvasElement);
    });
    await step('then each says how far it is, and only what waits can be taken back', async () => {
      const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'));
      await waitFor(() => expect(dialog.getByText('Waits for the next payout')).toBeVisible());
      await expect(dialog.getByText(/^Given .* by Unknown User$/)).toBeVisible();
      await expect(dialog.getByText(/^Taken back .*: It was meant for another student\.$/)).toBeVisible();
      await expect(dialog.getAllByRole('button', { name: 'Take it back' })).toHaveLength(1);
    });
  },
};
export const Empty: Story = {
  parameters: campusWithCredits({ ofStudent: async () => page([]) }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByText('Nothing was given yet.')).toBeVisible());
  },
};
export const Loading: Story = {
  parameters: campusWithCredits({ ofStudent: () => new Promise(() => undefined) }),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const Failed: Story = {
  parameters: campusWithCredits({
    ofStudent: () => Promise.reject(new ApiError({ code: 'network', status: 0, message: 'No connection.' })),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
/** Hidden from moderators. */
export const ForAdminsAlone: Story = {
  parameters: {
    campus: {
      session: { ...session, user: aStudent(0, { role: 'moderator' }) },
      client: { moderation },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reinstate' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Credits' })).toBeNull();
  },
};

/** Creates an admin, who gave ₵1,990 in credits today, and a student, in memory. */
async function settle(campus: InMemoryCampus) {
  const student = await joinCampus(campus, 'Akosua Mensah');
  const admin = await joinCampus(campus, 'Efua Danquah');
  const { id } = (await student.auth.me({})).data;
  campus.promote((await admin.auth.me({})).data.id, 'admin');
  const { stepUpToken: stepUp } = (await admin.auth.stepUp({ password: PASSWORD })).data;
  const other = (await (await joinCampus(campus, 'Kwame Boateng')).auth.me({})).data;
  for (const amount of [500, 500, 500, 490])
    await admin.credits.give({ id: other.id, amount, reason: 'A refund that a bank lost' }, { stepUp });
  // Searches for Akosua alone, so that her card comes first.
  return {
    ...admin,
    moderation: { ...admin.moderation, users: () => admin.moderation.users({ q: 'akosua' }) },
    credits: { ...admin.credits, ofStudent: (input: object) => admin.credits.ofStudent({ ...input, id }) },
  };
}

export const GivingOneAndTakingItBack: Story = {
  parameters: { campus: { session, client: null, settle } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
    await step('when a credit is given without an amount and a reason', async () => {
      await open(canvasElement);
      await userEvent.click(await screen.findByRole('button', { name: 'Give a credit' }));
      await dialog('Give a credit');
      await userEvent.click(screen.getByRole('button', { name: 'Give credit' }));
    });
    await step('then both are requested beside their fields', async () => {
      await waitFor(() => expect(screen.getByText('Please enter an amount.')).toBeVisible());
      await expect(screen.getByText('Please give a reason.')).toBeVisible();
      await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveFocus());
    });
    await step('when it is more than one credit may be', async () => {
      await userEvent.type(screen.getByLabelText('Amount'), '600');
      await userEvent.type(screen.getByLabelText('Reason'), 'The order was late');
      await userEvent.click(screen.getByRole('button', { name: 'Give credit' }));
    });
    await step('then it shows a message, and asks for no password', async () => {
      await waitFor(() => expect(screen.getByText('At most ₵500')).toBeVisible());
      await expect(screen.queryByRole('dialog', { name: 'Confirm that it’s you' })).toBeNull();
    });
    await step('when it is more than is left of the day, and the password is given', async () => {
      await userEvent.clear(screen.getByLabelText('Amount'));
      await userEvent.type(screen.getByLabelText('Amount'), '20');
      await userEvent.click(screen.getByRole('button', { name: 'Give credit' }));
      const proof = within(await dialog('Confirm that it’s you'));
      await userEvent.type(await proof.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    });
    await step('then it says what is left, and keeps the reason', async () => {
      await waitFor(() =>
        expect(screen.getByText('You have ₵10 left to give in these 24 hours')).toBeVisible(),
      );
      await expect(screen.getByLabelText('Reason')).toHaveValue('The order was late');
    });
    await step('when it fits', async () => {
      await userEvent.clear(screen.getByLabelText('Amount'));
      await userEvent.type(screen.getByLabelText('Amount'), '9.50');
      await userEvent.click(screen.getByRole('button', { name: 'Give credit' }));
    });
    await step('then it stands among what she was given', async () => {
      const list = within(await dialog('Credits of Akosua Mensah'));
      await waitFor(() => expect(list.getByText('₵9.50')).toBeVisible());
      await expect(list.getByText('Waits for the next payout')).toBeVisible();
    });
    await step('when it is taken back with a reason', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
      const asked = within(await dialog('Take it back'));
      await userEvent.type(asked.getByLabelText('Reason'), 'It was for Kwame');
      await userEvent.click(asked.getByRole('button', { name: 'Take it back' }));
    });
    await step('then it shows a message with the reason', async () => {
      const list = within(await dialog('Credits of Akosua Mensah'));
      await waitFor(() => expect(list.getByText(/^Taken back .*: It was for Kwame$/)).toBeVisible());
      await expect(list.queryByRole('button', { name: 'Take it back' })).toBeNull();
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
