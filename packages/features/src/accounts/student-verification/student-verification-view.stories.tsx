import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, smallPhone } from '../../../test/screen-states.js';
import { ago } from '../../testing/fixtures.js';
import { callProblem } from '../../kernel/index.js';
import { withCampus } from '../../testing/with-campus.js';
import { StudentVerificationView } from './student-verification-view.js';

const DAY = 60 * 24;
const email = 'akosua.mensah@st.ug.edu.gh';
const due = {
  status: 'due',
  until: ago(-12 * DAY),
  email,
  sending: false,
  problem: null,
  onSend: fn(),
} as const;
const lapsed = { ...due, status: 'lapsed', until: ago(3 * DAY) } as const;
const code = {
  status: 'code',
  email,
  code: '',
  onCodeChange: fn(),
  onVerify: fn(),
  verifying: false,
  problem: null,
  attempt: 0,
  wait: 42,
  onResend: fn(),
  resending: false,
} as const;

const meta = {
  id: 'screens-student-status',
  title: 'Screens/Join/Student status',
  component: StudentVerificationView,
  decorators: [withCampus],
  args: { state: due },
} satisfies Meta<typeof StudentVerificationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = { args: { state: { status: 'verified', until: ago(-275 * DAY) } } };
export const DueSoon: Story = {
  play: async ({ canvasElement, step }) => {
    await step('when the student confirms, then a code is requested', async () => {
      const name = 'Confirm you’re still a student';
      await userEvent.click(within(canvasElement).getByRole('button', { name }));
      await expect(due.onSend).toHaveBeenCalled();
    });
  },
};
export const Lapsed: Story = { args: { state: lapsed } };
export const CannotBeSent: Story = {
  args: { state: { ...lapsed, problem: callProblem(new Error('No answer')) } },
};
export const CodeSent: Story = {
  args: { state: code },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the first box has the focus, and another code has to wait', async () => {
      await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
      await expect(canvas.getByRole('button', { name: 'Resend OTP in 42s' })).toBeDisabled();
    });
  },
};
export const WrongCode: Story = {
  args: {
    state: {
      ...code,
      attempt: 1,
      wait: 0,
      problem: callProblem(new ApiError({ code: 'otp_invalid', status: 400, message: '' })),
    },
  },
};
export const Done: Story = { args: { state: { status: 'done', until: ago(-365 * DAY) } } };
export const LongAddress: Story = {
  args: { state: { ...lapsed, email: `${'abena-'.repeat(9)}frimpong@st.ug.edu.gh` } },
};
export const French: Story = { args: { state: lapsed }, globals: { locale: 'fr' } };
export const Dark: Story = { args: { state: { ...code, code: '48' } }, ...dark, tags: ['!test'] };
export const SmallPhone: Story = { args: { state: lapsed }, ...smallPhone, tags: ['!test'] };
