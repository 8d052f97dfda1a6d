import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, failed, french, loading, smallPhone } from '../../../test/screen-states.js';
import { fill } from '../../../test/fill.js';
import { PASSWORD } from '../../../test/on-scene.js';
import { createFakeDevice, type FakeDevice } from '../../testing/fake-device.js';
import { withCampus } from '../../testing/with-campus.js';
import { SettingsScreen } from '../../deals/settings/settings-screen.js';

const copying = createFakeDevice();
const sharing = createFakeDevice({ shares: true });
const forbidding = createFakeDevice({ copies: false });

const meta = {
  id: 'screens-settings-calendar',
  title: 'Screens/Look after it/Settings/Calendar',
  component: SettingsScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'Esi has joined', viewer: 'Esi Ofori' } },
  args: { tab: 'notifications', onTabChange: () => undefined },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Page = ReturnType<typeof within>;

const pageOf = (canvas: HTMLElement) => within(canvas.ownerDocument.body);
const prove = async (page: Page) => {
  await fill(await page.findByLabelText('Your password'), PASSWORD);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
};
async function make(page: Page): Promise<string> {
  await userEvent.click(await page.findByRole('button', { name: 'Get calendar link' }));
  await prove(page);
  return addressOn(page);
}
const addressOn = async (page: Page) => {
  const field = await page.findByRole('textbox', { name: 'Private link' });
  return field instanceof HTMLInputElement ? field.value : '';
};
const lastOf = ({ copied, shared }: FakeDevice) => copied.at(-1) ?? shared.at(-1)?.text;

export const None: Story = {
  play: async ({ canvasElement, step }) => {
    await step('then there is a way to get an address, and none to end it', async () => {
      const page = pageOf(canvasElement);
      await expect(await page.findByRole('button', { name: 'Get calendar link' })).toBeEnabled();
      await expect(page.queryByRole('button', { name: 'Stop' })).toBeNull();
    });
  },
};

export const Made: Story = {
  parameters: { campus: { device: copying } },
  play: async ({ canvasElement, step }) => {
    const page = pageOf(canvasElement);
    let address = '';
    await step('when an address is made, the password is requested first', async () => {
      address = await make(page);
    });
    await step('then it is shown, this once, and calendars open it', async () => {
      await expect(address).toMatch(/^https:.+\.ics$/);
      const link = page.getByRole('link', { name: 'Open in calendar' });
      await expect(link).toHaveAttribute('href', address.replace('https:', 'webcal:'));
    });
    await step('when Copy is pressed, then it is copied', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Copy' }));
      await waitFor(() => expect(page.getAllByText('Link copied')[0]).toBeVisible());
      await expect(lastOf(copying)).toBe(address);
    });
  },
};

export const Shared: Story = {
  parameters: { campus: { device: sharing } },
  play: async ({ canvasElement, step }) => {
    const page = pageOf(canvasElement);
    await step('when it is shared, then the device gets the address', async () => {
      const address = await make(page);
      await userEvent.click(page.getByRole('button', { name: 'Share' }));
      await waitFor(() => expect(lastOf(sharing)).toBe(address));
    });
  },
};

export const CannotBeCopied: Story = {
  parameters: { campus: { device: forbidding } },
  play: async ({ canvasElement, step }) => {
    const page = pageOf(canvasElement);
    await step('when the browser does not let pages copy, then it says what to do', async () => {
      await make(page);
      await userEvent.click(page.getByRole('button', { name: 'Copy' }));
      await waitFor(() => expect(page.getAllByText(/Select it and copy it/)[0]).toBeVisible());
    });
  },
};

export const ReplacedAndStopped: Story = {
  play: async ({ canvasElement, step }) => {
    const page = pageOf(canvasElement);
    let before = '';
    await step('given an address', async () => {
      before = await make(page);
    });
    await step('when another is made, then it is asked first and says what stops', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Make a new link' }));
      const dialog = within(await page.findByRole('alertdialog', { name: 'Make a new link?' }));
      await expect(dialog.getByText(/The old link stops at once/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Make a new link' }));
      await waitFor(async () => expect(await addressOn(page)).not.toBe(before));
    });
    await step('when it is stopped, then there is none', async () => {
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      await userEvent.click(page.getByRole('button', { name: 'Stop' }));
      await expect(await page.findByRole('button', { name: 'Get calendar link' })).toBeEnabled();
      await expect(page.queryByRole('textbox', { name: 'Private link' })).toBeNull();
    });
  },
};

/** Feed created on another day or device. */
export const MadeBefore: Story = {
  parameters: { campus: { scene: 'busy account', viewer: 'Akosua Mensah' } },
  play: async ({ canvasElement, step }) => {
    const page = pageOf(canvasElement);
    await step('then it says since when there is one, and does not show it', async () => {
      await expect(await page.findByText(/^You made a calendar link on /)).toBeVisible();
      await expect(page.queryByRole('textbox', { name: 'Private link' })).toBeNull();
      await expect(page.getByRole('button', { name: 'Make a new link' })).toBeEnabled();
    });
  },
};

export const Loading: Story = loading;
export const Failed: Story = failed();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
