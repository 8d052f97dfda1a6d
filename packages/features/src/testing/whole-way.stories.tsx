import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LOCALES } from '@campushive/contract';
import { fill } from '../../test/fill.js';
import { PASSWORD } from '../../test/on-scene.js';
import { BUYER, SOLD, FullJourney, type RunningCampus } from './full-journey.js';

/**
 * Complete deal on the product's screens on the domain in this page: sign-up, search, payment and handover. Each story starts at a later
 * step and can be clicked through to the end. The bar above contains the emails and switches to the other student.
 */
const meta = {
  title: 'Journeys/From sign-up to handover',
  component: FullJourney,
  parameters: { layout: 'fullscreen', controls: { disable: true }, campus: { scene: 'lamp for sale' } },
  // The campus is that of the scene.
  args: { campus: {} as RunningCampus, isMember: false, start: { to: 'register' } },
  render: (args, { globals, loaded }) => (
    <FullJourney
      {...args}
      campus={loaded['pageCampus'] as RunningCampus}
      locale={LOCALES.find((locale) => locale === globals['locale']) ?? 'en'}
    />
  ),
} satisfies Meta<typeof FullJourney>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignUp: Story = {};
export const FindAndPay: Story = {
  args: { isMember: true, start: { to: 'hive', hive: 'essentials' } },
  parameters: { campus: { scene: 'lamp for a buyer' } },
};
export const ShowTheCode: Story = {
  args: { isMember: true, start: { to: 'payments' } },
  parameters: { campus: { scene: 'lamp that is paid' } },
};

export const WholeWayAtOnce: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const beside = () => within(screen.getByRole('complementary', { name: 'Outside of the screens' }));
    let code = '';
    await step('Given a new student who signs up', async () => {
      await fill(await screen.findByLabelText('Full name'), BUYER.name);
      await userEvent.selectOptions(screen.getByLabelText('University'), 'ug');
      await fill(screen.getByLabelText('Student email username'), 'esi.ofori');
      await fill(screen.getByLabelText('Password'), PASSWORD);
      await fill(screen.getByLabelText('Confirm password'), PASSWORD);
      await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    });
    await step('when she enters the code of her letter', async () => {
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible());
      await userEvent.click(beside().getByRole('button', { name: 'Open the letter' }));
      const letter = (await beside().findByRole('status')).textContent;
      await userEvent.click(screen.getByLabelText('Code'));
      await userEvent.paste(letter);
    });
    await step('then she finds the lamp', async () => {
      await userEvent.click(await screen.findByRole('link', { name: new RegExp(SOLD) }));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: SOLD })).toBeVisible());
    });
    await step('and pays for it', async () => {
      await userEvent.click((await screen.findAllByRole('link', { name: /^(Pay|Buy)/ }))[0] ?? canvasElement);
      await userEvent.click(await screen.findByRole('radio', { name: 'Telecel Cash' }));
      await fill(screen.getByLabelText('Telecel mobile money number'), '020 777 0005');
      await userEvent.click(screen.getByRole('button', { name: /^Pay ₵/ }));
      await fill(await screen.findByLabelText('Voucher code'), '123456');
      await userEvent.click(screen.getByRole('button', { name: /^Pay ₵/ }));
    });
    await step('then her order shows a code', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Show my code' }));
      await screen.findByRole('heading', { name: 'Your handover code' });
      const shown = canvasElement.querySelector('[data-slot=handover-code]');
      code = shown?.textContent ?? '';
      await expect(code).toMatch(/^\d{6}$/);
    });
    await step('when the seller enters it', async () => {
      await userEvent.click(beside().getByRole('button', { name: /^Be Kwame/ }));
      await userEvent.click(await screen.findByRole('textbox', { name: 'Handover code' }));
      await userEvent.paste(code);
    });
    await step('then the money is his', async () => {
      await waitFor(() => expect(screen.getByText('The money is yours')).toBeVisible());
    });
  },
};
