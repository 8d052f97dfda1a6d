import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { PushSettingsView } from './push-settings-view.js';

const onChange = fn();
const off = { status: 'ready', on: false, working: false, failed: false, onChange } as const;

const meta = {
  id: 'screens-push-settings',
  title: 'Screens/Look after it/Push settings',
  component: PushSettingsView,
  decorators: [withCampus],
  args: { device: off },
} satisfies Meta<typeof PushSettingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement, step }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Notify me on this device' });
    await step('given notifications are off on this device', () => expect(toggle).not.toBeChecked());
    await step('when the switch is pressed, then the caller is asked to turn notifications on', async () => {
      await userEvent.click(toggle);
      await expect(onChange).toHaveBeenCalledWith({ on: true });
    });
  },
};
export const On: Story = { args: { device: { ...off, on: true } } };
export const Working: Story = { args: { device: { ...off, working: true } } };
export const Failed: Story = { args: { device: { ...off, failed: true } } };
export const Denied: Story = { args: { device: { status: 'denied' } } };
export const Unsupported: Story = { args: { device: { status: 'unsupported' } } };
export const Unavailable: Story = { args: { device: { status: 'unavailable' } } };
export const Loading: Story = { args: { device: { status: 'loading' } } };
export const French: Story = { args: { device: { status: 'denied' } }, globals: { locale: 'fr' } };
export const Dark: Story = { args: { device: { ...off, on: true } }, ...dark, tags: ['!test'] };
export const SmallPhone: Story = { args: { device: { status: 'denied' } }, ...smallPhone, tags: ['!test'] };
