import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, failed, french, loading, smallPhone } from '../../../test/screen-states.js';
import { fill } from '../../../test/fill.js';
import { PASSWORD } from '../../../test/on-scene.js';
import { createSoftwareAuthenticator } from '../../testing/software-authenticator.js';
import { withCampus } from '../../testing/with-campus.js';
import { SettingsScreen } from '../../deals/settings/settings-screen.js';

const meta = {
  id: 'screens-settings-passkeys',
  title: 'Screens/Look after it/Settings/Passkeys',
  component: SettingsScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: {
      scene: 'Esi has joined',
      viewer: 'Esi Ofori',
      passkeys: createSoftwareAuthenticator(),
    },
  },
  args: { tab: 'security', onTabChange: fn() },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Page = ReturnType<typeof within>;

const pageOf = (canvas: HTMLElement) => within(canvas.ownerDocument.body);
const add = async (page: Page) => {
  await userEvent.click(await page.findByRole('button', { name: 'Add a passkey' }));
  await fill(await page.findByLabelText('Your password'), PASSWORD);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
};

export const Empty: Story = {
  play: async ({ canvasElement, step }) => {
    await step('then a message says that there are no passkeys yet', async () => {
      await expect(await pageOf(canvasElement).findByText('You have no passkeys yet.')).toBeVisible();
    });
  },
};

export const AddedRenamedDeleted: Story = {
  play: async ({ canvasElement, step }) => {
    const page = pageOf(canvasElement);
    await step('when a passkey is added, then the password is requested first', () => add(page));
    await step('then the passkey is listed', async () => {
      await expect(await page.findByRole('button', { name: 'Rename Unknown device' })).toBeEnabled();
    });
    await step('when the passkey gets a name, then the list shows the name', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Rename Unknown device' }));
      await fill(await page.findByLabelText('Name'), 'My phone');
      await userEvent.click(page.getByRole('button', { name: 'Save' }));
      await expect(await page.findByRole('button', { name: 'Delete My phone' })).toBeEnabled();
    });
    await step('when the passkey is deleted, then the list is empty', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Delete My phone' }));
      await userEvent.click(await page.findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(page.getByText('You have no passkeys yet.')).toBeVisible());
    });
  },
};

export const Known: Story = {
  play: async ({ canvasElement, step }) => {
    const page = pageOf(canvasElement);
    await step('given a passkey of this device', async () => {
      await add(page);
      await page.findByRole('button', { name: 'Rename Unknown device' });
    });
    await step(
      'when another passkey is added, then a message says that this device has one already',
      async () => {
        await userEvent.click(page.getByRole('button', { name: 'Add a passkey' }));
        await waitFor(() =>
          expect(page.getAllByText('You already have a passkey on this device.')[0]).toBeVisible(),
        );
      },
    );
  },
};

export const Unsupported: Story = {
  parameters: { campus: { passkeys: createSoftwareAuthenticator({ supported: false }) } },
  play: async ({ canvasElement, step }) => {
    await step('given a browser without passkeys, then a message appears instead of the button', async () => {
      const page = pageOf(canvasElement);
      await expect(await page.findByText(/This browser cannot make passkeys/)).toBeVisible();
      await expect(page.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    });
  },
};

export const Loading: Story = loading;
export const Failed: Story = failed();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
