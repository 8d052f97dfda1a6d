import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark } from '../../../test/screen-states.js';
import { useClient, useFailureText } from '../../kernel/index.js';
import { ago, aStudent } from '../../testing/fixtures.js';
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { StudentVerificationGate } from './student-verification-gate.js';

/** Student whose verification lapsed three days ago. */
const lately = aStudent(1, { verifiedUntil: ago(60 * 24 * 3) });
let mailed = () => '';

/** Seeds Ama, whose verification is a year old. */
async function settle(campus: InMemoryCampus) {
  const ama = await joinCampus(campus, 'Ama Serwaa');
  const { data } = await ama.auth.me({});
  campus.provedDaysAgo(data.id, 365);
  mailed = () => campus.codeFor(data.email);
  return ama;
}

/** Simulates a page that posts something. */
function Page() {
  const client = useClient();
  const failureText = useFailureText();
  const post = useMutation({
    mutationFn: () => client.hives.create({ hiveType: 'logistics', title: 'Carry a fridge', price: 40 }),
  });
  return (
    <>
      <StudentVerificationGate />
      <div className="grid gap-4 p-4">
        <TextField label="Title" />
        {post.error === null ? null : <Alert tone="danger">{failureText(post.error, 'Failed')}</Alert>}
        <Button onClick={() => post.mutate()}>{post.isSuccess ? 'Posted' : 'Post'}</Button>
      </div>
    </>
  );
}

const meta = {
  id: 'screens-student-status-gate',
  title: 'Screens/Join/Student status/Gate',
  component: StudentVerificationGate,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { settle, session: { status: 'member', user: lately, offline: false } },
  },
  render: () => <Page />,
} satisfies Meta<typeof StudentVerificationGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RefusedThenProved: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('given something typed, when it is refused for the want of a verification', async () => {
      await userEvent.type(await page.findByLabelText('Title'), 'Carry a fridge');
      await userEvent.click(page.getByRole('button', { name: 'Post' }));
    });
    const dialog = async () => within(await page.findByRole('dialog'));
    await step('then the renewal opens over it, and sends a code', async () => {
      const name = 'Confirm that you are still a student';
      await userEvent.click(await (await dialog()).findByRole('button', { name }));
    });
    await step('when a wrong code is given, then it is said and the boxes are empty', async () => {
      const first = await (await dialog()).findByLabelText('Code');
      await userEvent.click(first);
      await userEvent.paste(mailed() === '111111' ? '222222' : '111111');
      await waitFor(async () =>
        expect((await dialog()).getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true'),
      );
    });
    await step('when the right one is given, then it is done, and the typed text is there', async () => {
      await userEvent.click((await dialog()).getByLabelText('Code'));
      await userEvent.paste(mailed());
      await userEvent.click(await (await dialog()).findByRole('button', { name: 'Go on' }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await expect(page.getByLabelText('Title')).toHaveValue('Carry a fridge');
    });
    await step('when it is posted again, then it is', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Post' }));
      await expect(await page.findByRole('button', { name: 'Posted' })).toBeInTheDocument();
    });
  },
};

const session = {
  status: 'member',
  user: { ...lately, isVerified: false },
  offline: false,
} as const;
const strip = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const region = await within(canvasElement).findByRole('region', { name: /status|statut/i });
  await waitFor(() => expect(region).toBeVisible());
};
export const Strip: Story = { parameters: { campus: { session, settle: null } }, play: strip };
export const StripInFrench: Story = {
  parameters: { campus: { session, settle: null } },
  globals: { locale: 'fr' },
  play: strip,
};
export const StripInTheDark: Story = {
  parameters: { campus: { session, settle: null } },
  ...dark,
  tags: ['!test'],
};
