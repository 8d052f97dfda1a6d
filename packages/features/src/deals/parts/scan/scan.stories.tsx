import type { Meta, StoryObj } from '@storybook/react-vite';
import encodeQr from 'qr';
import { createRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, smallPhone } from '../../../../test/screen-states.js';
import { createFakeDevice } from '../../../testing/fake-device.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ScanButton } from './scan-button.js';
import { ScanView } from './scan-view.js';

const onFound = fn();
const onClose = fn();
const video = createRef<HTMLVideoElement>();
const wrong = 'This is not a handover code.';

/** Device whose camera shows only this QR code. */
const deviceThatSees = (text: string) =>
  createFakeDevice({ camera: async () => ({ status: 'open', stream: pictureOf(text) }) });

/** Video stream of the code, until its track ends. */
function pictureOf(text: string): MediaStream {
  const matrix = encodeQr(text, 'raw');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 480;
  const context = canvas.getContext('2d');
  const cell = 480 / matrix.length;
  const stream = canvas.captureStream(20);
  const draw = () => {
    if (context === null) return;
    context.fillStyle = 'white';
    context.fillRect(0, 0, 480, 480);
    context.fillStyle = 'black';
    matrix.forEach((row, y) =>
      row.forEach((dark, x) => dark && context.fillRect(x * cell, y * cell, cell + 1, cell + 1)),
    );
  };
  draw();
  // A canvas stream emits frames only when the canvas is redrawn.
  const timer = setInterval(() => {
    draw();
    if (!stream.active) clearInterval(timer);
  }, 50);
  return stream;
}

const meta = {
  id: 'screens-scan',
  title: 'Screens/Meet/Scan',
  component: ScanButton,
  decorators: [withCampus],
  args: {
    title: 'Scan the buyer’s code',
    wrong,
    read: (text) => (/^\d{6}$/.test(text) ? text : null),
    onFound,
  },
  beforeEach: () => {
    onFound.mockClear();
  },
} satisfies Meta<typeof ScanButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsACode: Story = {
  parameters: { campus: { device: deviceThatSees('482915') } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the camera is pointed at a handover code', () =>
      userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' })),
    );
    await step('then the code is read, and the camera dialog closes', async () => {
      await waitFor(() => expect(onFound).toHaveBeenCalledWith({ code: '482915' }), { timeout: 15_000 });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Code text as long as the address of a signed ticket. */
const TICKET = `https://campus.example/dashboard/hives/buzz/01934c00-0000-7000-8000-00000000000e/attendees?code=7KQ2MX9RTB4C&ticket=${'Ax7_'.repeat(43)}`;

/** Continuous scanning at a door: the camera stays on, and does not admit the same held ticket twice. */
export const LooksOn: Story = {
  args: {
    title: 'Scan a ticket',
    read: (text) => (text.includes('ticket=') ? text : null),
    answer: <p className="rounded-control bg-success p-4 text-title text-on-success">Kofi Asante is in</p>,
    stays: true,
  },
  parameters: { campus: { device: deviceThatSees(TICKET) } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the camera is pointed at a ticket', () =>
      userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' })),
    );
    await step('then the ticket is read once, and its result appears in the camera dialog', async () => {
      await waitFor(() => expect(onFound).toHaveBeenCalledWith({ code: TICKET }), { timeout: 15_000 });
      await expect(within(screen.getByRole('dialog')).getByText('Kofi Asante is in')).toBeVisible();
      await expect(onFound).toHaveBeenCalledTimes(1);
    });
  },
};

export const AnotherCode: Story = {
  parameters: { campus: { device: deviceThatSees('https://example.com/menu') } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the camera is pointed at an unrelated QR code', () =>
      userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' })),
    );
    await step('then a message says that it is the wrong code, and the camera stays open', async () => {
      await expect(await screen.findByText(wrong, {}, { timeout: 15_000 })).toBeInTheDocument();
      await expect(onFound).not.toHaveBeenCalled();
    });
    await step('when Type the code instead is pressed, then the camera dialog closes', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Type the code instead' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

const view = (state: Parameters<typeof ScanView>[0]['scanner']['state']): Story => ({
  render: () => <ScanView scanner={{ state, video }} wrong={wrong} onClose={onClose} />,
});
const retry = fn();
export const Starting: Story = view({ status: 'starting' });
export const Looking: Story = view({ status: 'looking', wrong: false });
export const Denied: Story = view({ status: 'failed', problem: 'denied', retry });
export const NoCamera: Story = view({ status: 'failed', problem: 'missing', retry });
export const CameraFailed: Story = view({ status: 'failed', problem: 'failed', retry });
export const French: Story = { ...Denied, globals: { locale: 'fr' } };
export const Dark: Story = { ...Denied, ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...Looking, ...smallPhone, tags: ['!test'] };
