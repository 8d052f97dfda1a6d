import {
  ApiError,
  type Appeal,
  type AuditRecord,
  type Dispute,
  type ModeratedUser,
  type ReportCase,
} from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ago, aListing, aPhoto, aStudent, idOf, toPerson } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { ModerationScreen, type ModerationTab } from './moderation-screen.js';

const listing = aListing(0);
const subject = { ...toPerson(aStudent(1)), role: 'student' as const, isSuspended: false };
const report = (n: number, change: Partial<ReportCase['reports'][number]> = {}) => ({
  id: idOf(7000 + n),
  reason: 'scam' as const,
  details: n === 0 ? 'Asked me to send the money to another number first.' : '',
  reporter: toPerson(aStudent(n + 2)),
  createdAt: ago(30 + n * 40),
  ...change,
});
const aCase: ReportCase = {
  id: idOf(7100),
  targetType: 'listing',
  targetId: listing.id,
  subject,
  earlierCases: 1,
  listing: {
    id: listing.id,
    title: listing.title,
    description: listing.description,
    price: listing.price,
    status: 'hidden',
    hiveTypeId: 'essentials',
    photo: aPhoto(0),
    hiddenByReports: true,
  },
  messages: [],
  reportCount: 3,
  reports: [report(0), report(1, { reason: 'counterfeit' }), report(2)],
  decision: null,
  note: null,
  resolvedBy: null,
  resolvedAt: null,
  createdAt: ago(200),
};
const messageCase: ReportCase = {
  ...aCase,
  id: idOf(7101),
  targetType: 'message',
  listing: null,
  earlierCases: 0,
  reportCount: 1,
  reports: [report(3, { reason: 'harassment', details: '' })],
  messages: [
    { id: idOf(1), content: 'Is it still available?', photo: null, bySubject: false, createdAt: ago(90) },
    {
      id: idOf(2),
      content: 'Yes. Send 200 to 0244 000 000 first.',
      photo: null,
      bySubject: true,
      createdAt: ago(80),
    },
  ],
};
const aDispute: Dispute = {
  id: idOf(7300),
  paymentId: idOf(7301),
  reference: 'cmp-0198f0c2-7b1e-7c1a-9f57',
  title: listing.title,
  hiveId: listing.id,
  amount: 2609.25,
  paidAt: ago(3_000),
  buyer: toPerson(aStudent(2)),
  seller: toPerson(aStudent(1)),
  reason: 'not_as_described',
  text: 'The screen has a crack that no photo showed.',
  openedAt: ago(90),
  outcome: null,
  note: null,
  resolvedAt: null,
};
const aUser = (n: number, change: Partial<ModeratedUser> = {}): ModeratedUser => ({
  ...toPerson(aStudent(n)),
  email: `student${n}@st.ug.edu.gh`,
  role: 'student',
  suspension: null,
  earlierCases: 0,
  openCases: 0,
  createdAt: ago(9_000),
  ...change,
});
const anEntry = (n: number, change: Partial<AuditRecord>): AuditRecord => ({
  id: idOf(7200 + n),
  actor: toPerson(aStudent(0)),
  action: 'user.suspend',
  target: { type: 'user', id: subject.id, label: subject.name },
  reason: 'Asked for money first',
  details: {},
  createdAt: ago(10 + n * 300),
  ...change,
});
const page = <T,>(data: T[]) => ({ data, count: data.length, pagination: { nextCursor: null, limit: 20 } });
const moderation = {
  reports: async ({ state }: { state?: string }) =>
    page(
      state === 'resolved'
        ? [
            {
              ...aCase,
              decision: 'hide' as const,
              note: 'Counterfeit, as the photos show.',
              resolvedBy: toPerson(aStudent(0)),
              resolvedAt: ago(5),
            },
          ]
        : [aCase, messageCase],
    ),
  users: async () =>
    page([
      aUser(2, { openCases: 1, earlierCases: 2 }),
      aUser(3, {
        suspension: { reason: 'Asked for money first', since: ago(500), until: '2026-12-01T12:00:00.000Z' },
      }),
      aUser(4, { role: 'moderator' }),
    ]),
  audit: async () =>
    page([
      anEntry(0, { details: { until: '2026-12-01T12:00:00.000Z' } }),
      anEntry(1, {
        action: 'listing.hide',
        target: { type: 'listing', id: listing.id, label: listing.title },
      }),
      anEntry(2, { action: 'user.reinstate', actor: null, reason: null }),
      anEntry(3, { action: 'user.set_role', details: { role: 'moderator' }, reason: 'Helps us' }),
    ]),
};
const disputes = {
  list: async ({ status }: { status?: string }) =>
    page(
      status === 'resolved'
        ? [
            {
              ...aDispute,
              outcome: 'refund' as const,
              note: 'The photos show the crack.',
              resolvedAt: ago(5),
            },
          ]
        : [
            aDispute,
            { ...aDispute, id: idOf(7302), buyer: { id: idOf(7303), name: null, profileImage: null } },
          ],
    ),
};
const anAppeal: Appeal = {
  id: idOf(7400),
  listing: {
    id: listing.id,
    title: listing.title,
    description: listing.description,
    price: listing.price,
    status: 'hidden',
    hiveTypeId: 'essentials',
    photo: aPhoto(0),
  },
  owner: subject,
  kind: 'hide',
  until: null,
  reason: 'The photos show another laptop.',
  decidedBy: toPerson(aStudent(5)),
  decidedAt: ago(400),
  reportCount: 3,
  reports: [report(0), report(1, { reason: 'counterfeit' })],
  mayDecide: true,
  text: 'It is the same laptop in its sleeve. I can show the receipt and the serial number.',
  createdAt: ago(90),
  outcome: null,
  note: null,
  resolvedBy: null,
  resolvedAt: null,
};
const appeals = {
  list: async ({ state }: { state?: string }) =>
    page<Appeal>(
      state === 'resolved'
        ? [
            {
              ...anAppeal,
              outcome: 'uphold',
              note: 'The receipt is for another model.',
              resolvedBy: toPerson(aStudent(0)),
              resolvedAt: ago(5),
            },
          ]
        : [
            anAppeal,
            { ...anAppeal, id: idOf(7401), kind: 'delete', reason: null, mayDecide: false, reportCount: 0 },
            {
              ...anAppeal,
              id: idOf(7402),
              kind: 'suspend',
              listing: null,
              owner: { ...subject, isSuspended: true },
              reason: 'Asked two buyers to pay outside CampusHive.',
              text: 'My phone was stolen that week. I have the police report.',
            },
          ],
    ),
};
const session = {
  status: 'member' as const,
  user: aStudent(0, { role: 'admin' }),
  offline: false,
};
const campusWith = (change: object = {}, ofDisputes: object = {}, ofAppeals: object = {}) => ({
  campus: {
    session,
    client: {
      moderation: { ...moderation, ...change },
      disputes: { ...disputes, ...ofDisputes },
      appeals: { ...appeals, ...ofAppeals },
    },
  },
});

function Screen({ tab: first }: { tab: ModerationTab }) {
  const [tab, setTab] = useState(first);
  return <ModerationScreen tab={tab} onTabChange={(change) => setTab(change.tab)} />;
}

const meta = {
  title: 'Screens/Moderation',
  component: Screen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', ...campusWith() },
  args: { tab: 'reports' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const offline = () => Promise.reject(new ApiError({ code: 'network', status: 0, message: 'No connection.' }));
const never = () => new Promise<never>(() => undefined);

export const Reports: Story = {};
export const Appeals: Story = { args: { tab: 'appeals' } };
export const NoAppeals: Story = {
  args: { tab: 'appeals' },
  parameters: campusWith({}, {}, { list: async () => page([]) }),
};
export const AppealsInFrenchAndDark: Story = {
  args: { tab: 'appeals' },
  globals: { theme: 'dark', locale: 'fr' },
};
export const Complaints: Story = { args: { tab: 'disputes' } };
export const NoComplaints: Story = {
  args: { tab: 'disputes' },
  parameters: campusWith({}, { list: async () => page([]) }),
};
export const ComplaintsInFrenchAndDark: Story = {
  args: { tab: 'disputes' },
  globals: { theme: 'dark', locale: 'fr' },
};
export const Students: Story = { args: { tab: 'users' } };
export const Log: Story = { args: { tab: 'log' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const French: Story = { globals: { locale: 'fr' } };
export const Empty: Story = { parameters: campusWith({ reports: async () => page([]) }) };
export const Failed: Story = { parameters: campusWith({ reports: offline }) };
export const Loading: Story = { parameters: campusWith({ reports: never }) };

let decided: unknown = null;

/** A decision says what it does, wants a reason, and keeps it when it cannot be sent. */
export const Deciding: Story = {
  parameters: campusWith({
    resolve: async (input: unknown) => {
      if (decided === null) {
        decided = input;
        return offline();
      }
      decided = input;
      return { data: aCase };
    },
  }),
  play: async ({ canvasElement, step }) => {
    decided = null;
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('when a listing is to be hidden without a reason', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Hide listing' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Hide listing' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Hide listing' }));
    });
    await step('then it asks for one', async () => {
      await waitFor(() => expect(screen.getByText('Please give a reason.')).toBeVisible());
    });
    await step('when it is given without a connection', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Counterfeit');
      await userEvent.click(dialog.getByRole('button', { name: 'Hide listing' }));
    });
    await step('then it says so and keeps the reason', async () => {
      await waitFor(() =>
        expect(
          screen.getByText('Network connection issue. Please check your internet connection.'),
        ).toBeVisible(),
      );
      await expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Counterfeit');
    });
    await step('when it is sent again', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Hide listing' }));
    });
    await step('then it is done', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(decided).toMatchObject({ decision: 'hide', note: 'Counterfeit', until: null });
    });
  },
};

let answer: unknown = null;

/** A listing comes back with a reason; who took it away reads that somebody else decides. */
export const AnsweringAnAppeal: Story = {
  args: { tab: 'appeals' },
  parameters: campusWith(
    {},
    {},
    {
      resolve: async (input: unknown) => {
        answer = input;
        return { data: anAppeal };
      },
    },
  ),
  play: async ({ canvasElement, step }) => {
    answer = null;
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step('Given an appeal against one’s own decision, it cannot be answered', async () => {
      await expect(await canvas.findByText(/^You made this decision/)).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: 'Show it again' })).toHaveLength(1);
    });
    await step('when another is granted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show it again' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Show it again' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The receipt is right');
      await userEvent.click(dialog.getByRole('button', { name: 'Show it again' }));
    });
    await step('then it is done', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(answer).toEqual({ id: anAppeal.id, decision: 'restore', note: 'The receipt is right' });
    });
  },
};

let verdict: unknown = null;

/** The money goes back with a reason; another moderator may have been quicker. */
export const RefundingABuyer: Story = {
  args: { tab: 'disputes' },
  parameters: campusWith(
    {},
    {
      resolve: async (input: unknown) => {
        const first = verdict === null;
        verdict = input;
        if (first) throw new ApiError({ code: 'dispute_resolved', status: 409, message: 'Decided already.' });
        return { data: aDispute };
      },
    },
  ),
  play: async ({ canvasElement, step }) => {
    verdict = null;
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = () => within(screen.getByRole('dialog'));
    await step('when the buyer is to be refunded', async () => {
      const [button] = await canvas.findAllByRole('button', { name: 'Refund the buyer' });
      await userEvent.click(button as HTMLElement);
      await expect(
        await screen.findByText('The buyer gets ₵2,609.25 back. This cannot be undone.'),
      ).toBeInTheDocument();
      await userEvent.type(dialog().getByRole('textbox', { name: 'Reason' }), 'The crack is real');
      await userEvent.click(dialog().getByRole('button', { name: 'Refund the buyer' }));
    });
    await step('then it says that somebody was quicker, and keeps the reason', async () => {
      await expect(
        await dialog().findByText('Another moderator has decided this meanwhile.'),
      ).toBeInTheDocument();
      await expect(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('The crack is real');
    });
    await step('when it is sent again', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Refund the buyer' }));
    });
    await step('then it is done', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(verdict).toEqual({ id: aDispute.id, decision: 'refund', note: 'The crack is real' });
    });
  },
};

/** Nobody acts on themselves or on admins, and only admins on moderators. */
export const OnlyWhatIsAllowed: Story = {
  args: { tab: 'users' },
  parameters: {
    campus: {
      session: { ...session, user: aStudent(0, { role: 'moderator' }) },
      client: { moderation },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reinstate' })).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Suspend student' })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Change role' })).toBeNull();
  },
};
