import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../test/screen-states.js';
import { aListing } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { BookingPanel } from './booking-panel.js';

const tutor = aListing(3, { hiveTypeId: 'academia', title: 'Calculus, one to one', price: 40 });
const at = (time: string) => new Date(`2026-11-23T${time}:00`).toISOString();
const taken = async () => ({ data: [{ startsAt: at('14:00'), endsAt: at('16:00') }], count: 1 });

const meta = {
  id: 'screens-booking-booking-panel',
  title: 'Screens/Buy/Booking/Booking panel',
  component: BookingPanel,
  decorators: [withCampus],
  parameters: { campus: { client: { bookings: { taken } } } },
  args: { listing: tutor },
} satisfies Meta<typeof BookingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const set = (label: string, value: string) =>
      fireEvent.change(canvas.getByLabelText(label), { target: { value } });
    await step('given the usual hour and a half, the total is there', async () => {
      await waitFor(() => expect(canvas.getByText('₵63.90')).toBeVisible());
    });
    await step('when two hours are chosen', () =>
      userEvent.selectOptions(canvas.getByLabelText('Hours'), '2 hours'),
    );
    await step('then the fees follow', async () => {
      await waitFor(() => expect(canvas.getByText('₵85.20')).toBeVisible());
    });
    await step('when the tutor is booked at the chosen time', async () => {
      set('Date', '2026-11-23');
      set('Starts at', '15:00');
    });
    await step('then it says so beside the field', async () => {
      await waitFor(() => expect(canvas.getByText(/The tutor is booked from/)).toBeVisible());
    });
    await step('when a free time is chosen', async () => {
      set('Starts at', '16:00');
    });
    await step('then the end is announced', async () => {
      await waitFor(() => expect(canvas.getByText(/From .* to /)).toBeVisible());
      await expect(canvas.queryByText(/The tutor is booked from/)).toBeNull();
    });
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Book is pressed with nothing chosen', async () => {
      const buttons = canvas.getAllByRole('button', { name: /Book and pay/, hidden: true });
      await userEvent.click(buttons.find((one) => one.getBoundingClientRect().width > 0) ?? canvasElement);
    });
    await step('then the date is asked for', async () => {
      await waitFor(() => expect(canvas.getByText('Choose a date.')).toBeVisible());
    });
  },
};
export const Free: Story = { args: { listing: { ...tutor, price: 0 } } };
export const Closed: Story = { args: { listing: { ...tutor, status: 'expired' } } };
export const LongNumbers: Story = { args: { listing: { ...tutor, price: 99_999.99 } } };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
