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
    await step('given no calendar link, then there is a button to get one, and none to stop it', async () => {
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
    await step('when a calendar link is made, then the password is requested first', async () => {
      address = await make(page);
    });
    await step('then the link is shown this once, and can be opened in a calendar', async () => {
      await expect(address).toMatch(/^https:.+\.ics$/);
      const link = page.getByRole('link', { name: 'Open in calendar' });
      await expect(link).toHaveAttribute('href', address.replace('https:', 'webcal:'));
    });
    await step('when Copy is pressed, then the link is copied', async () => {
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
    await step('when Share is pressed, then the device gets the link', async () => {
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
    await step(
      'when the browser does not let pages copy, then a message says how to copy by hand',
      async () => {
        await make(page);
        await userEvent.click(page.getByRole('button', { name: 'Copy' }));
        await waitFor(() => expect(page.getAllByText(/Select it and copy it/)[0]).toBeVisible());
      },
    );
  },
};

export const ReplacedAndStopped: Story = {
  play: async ({ canvasElement, step }) => {
    const page = pageOf(canvasElement);
    let before = '';
    await step('given a calendar link', async () => {
      before = await make(page);
    });
    await step('when a new link is made, then a dialog first says that the old one stops', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Make a new link' }));
      const dialog = within(await page.findByRole('alertdialog', { name: 'Make a new link?' }));
      await expect(dialog.getByText(/The old link stops at once/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Make a new link' }));
      await waitFor(async () => expect(await addressOn(page)).not.toBe(before));
    });
    await step('when the link is stopped, then the page offers to get one again', async () => {
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
    await step(
      'given a link made earlier, then the page says when it was made, and does not show it',
      async () => {
        await expect(await page.findByText(/^You made a calendar link on /)).toBeVisible();
        await expect(page.queryByRole('textbox', { name: 'Private link' })).toBeNull();
        await expect(page.getByRole('button', { name: 'Make a new link' })).toBeEnabled();
      },
    );
  },
};

export const Loading: Story = loading;
export const Failed: Story = failed();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
