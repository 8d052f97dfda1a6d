import type { Application } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aStudent, ago, idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { ApplicantsView } from './applicants-view.js';
import type { Applicants, ApplicantsState } from './use-applicants.js';
import type { Invitations } from './use-invitations.js';
import { aListing } from '../../testing/listing-fixtures.js';

const task = aListing(0, {
  hiveTypeId: 'sidehustle',
  title: 'Photographer for graduation pictures',
  price: 120,
  photos: [],
});
const application = (n: number, change: Partial<Application> = {}): Application => {
  const student = aStudent(n);
  return {
    id: idOf(7000 + n),
    hiveId: task.id,
    applicantId: student.id,
    applicant: {
      id: student.id,
      name: student.name,
      profileImage: null,
      isVerified: true,
      university: student.university,
      rating: n === 3 ? null : 4.8,
      reviewCount: n === 3 ? 0 : 12 * n,
    },
    message: [
      'I have a Canon and shot four matriculations. Any afternoon but Thursday.',
      'My sister graduates the same day, so I am there with my camera anyway.',
      'I am new to this but I learn fast.\nYou can see my pictures first.',
    ][n % 3] as string,
    price: n === 2 ? 135 : null,
    status: 'waiting',
    createdAt: ago(25 + n * 130),
    ...change,
  };
};
const applications = [1, 2, 3].map((n) => application(n));
const ready: ApplicantsState = {
  status: 'ready',
  task,
  applications,
  count: 3,
  more: null,
  loadingMore: false,
};
const applicants: Applicants = {
  state: ready,
  question: null,
  onAsk: fn(),
  onAnswer: fn(),
  busy: false,
  onMessage: fn(),
  openingId: null,
};
const experienced = (n: number, completed: number) => ({ ...application(n).applicant, completed });
const noInvitations: Invitations = { invited: [], suggested: [], onInvite: fn(), invitingId: null };
const asking: Invitations = {
  ...noInvitations,
  invited: [
    { student: experienced(4, 0), status: 'invited', createdAt: ago(3) },
    { student: experienced(1, 12), status: 'applied', createdAt: ago(40) },
    { student: experienced(5, 2), status: 'declined', createdAt: ago(60) },
  ],
  suggested: [experienced(6, 7), experienced(7, 1)],
};
const showing = (state: ApplicantsState) => ({ applicants: { ...applicants, state } });
const others = [application(1, { status: 'accepted' }), application(2, { status: 'declined' })];

const meta = {
  id: 'screens-applicants',
  title: 'Screens/Sell and earn/Applicants',
  component: ApplicantsView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { hive: 'sidehustle', id: task.id, applicants, invitations: noInvitations },
} satisfies Meta<typeof ApplicantsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('when Choose is pressed for an applicant', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Choose Kwame Boateng' })),
    );
    await step('then a confirmation question is requested before the task is assigned', async () => {
      await expect(args.applicants.onAsk).toHaveBeenCalledWith({
        question: { about: applications[0], to: 'choose' },
      });
    });
  },
};
export const Choosing: Story = {
  args: { applicants: { ...applicants, question: { about: application(1), to: 'choose' } } },
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when the poster confirms the choice in the dialog', async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Choose' }));
    });
    await step('then the task is assigned to the applicant', async () => {
      await expect(args.applicants.onAnswer).toHaveBeenCalled();
    });
  },
};
export const ChoosingAtAPrice: Story = {
  args: { applicants: { ...applicants, question: { about: application(2), to: 'choose' } } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('then the dialog states the agreed price and the total with the fee', async () => {
      const dialog = within(await page.findByRole('alertdialog'));
      await expect(
        dialog.getByText(/You agree on ₵135.00: with the fee you pay ₵137.03/),
      ).toBeInTheDocument();
    });
  },
};
export const GivenAtAPrice: Story = {
  args: showing({
    ...ready,
    task: { ...task, status: 'assigned', assignedToId: idOf(2), agreedPrice: 135 },
    applications: [application(2, { status: 'accepted' }), application(1, { status: 'declined' })],
    count: 2,
  }),
  play: async ({ canvasElement, step }) => {
    await step('then the Pay link charges the agreed price, not the listed one', () =>
      expect(within(canvasElement).getByRole('link', { name: 'Pay ₵137.03' })).toBeVisible(),
    );
  },
};
export const Given: Story = {
  args: showing({
    ...ready,
    task: { ...task, status: 'assigned', assignedToId: idOf(1) },
    applications: others,
    count: 2,
  }),
};
export const Paid: Story = {
  args: showing({
    ...ready,
    task: {
      ...task,
      status: 'assigned',
      assignedToId: idOf(1),
      myOrder: { id: idOf(4000), status: 'held' },
    },
    applications: others,
    count: 2,
  }),
};
export const Over: Story = {
  args: showing({ ...ready, task: { ...task, status: 'completed' }, applications: others, count: 2 }),
};
export const Inviting: Story = {
  args: { invitations: asking },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const name = aStudent(6).name ?? '';
    await step('when Invite is pressed for a suggested student', () =>
      userEvent.click(canvas.getByRole('button', { name: `Invite ${name}` })),
    );
    await step('then the invitation of this student is requested', () =>
      expect(args.invitations.onInvite).toHaveBeenCalledWith({ student: asking.suggested[0] }),
    );
    await step('and each earlier invitation shows its status: waiting, applied or declined', async () => {
      for (const word of ['Waiting', 'Applied', 'Declined'])
        await expect(canvas.getByText(word)).toBeInTheDocument();
    });
  },
};
export const InvitingWhileEmpty: Story = {
  args: { ...showing({ ...ready, applications: [], count: 0 }), invitations: asking },
};
export const LongText: Story = {
  args: showing({
    ...ready,
    applications: [application(1, { message: 'Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(12) })],
    count: 1,
  }),
};
export const Empty: Story = { args: showing({ ...ready, applications: [], count: 0 }) };
export const Missing: Story = { args: showing({ status: 'missing' }) };
