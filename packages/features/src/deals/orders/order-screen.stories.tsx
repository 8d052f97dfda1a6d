import { ApiError, type Delivery, type Payment } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, long, offline, slow } from '../../../test/screen-states.js';
import { ago, aLesson, aMeetup, anErrand, aPayment, aPhoto } from '../../testing/fixtures.js';
import { memoryDraftFiles } from '../../testing/memory-storage.js';
import { withCampus } from '../../testing/with-campus.js';
import { OrderScreen } from './order-screen.js';

const sellers = aPayment(0, { role: 'seller', handoverCode: null });
const released = aPayment(0, {
  role: 'seller',
  handoverCode: null,
  orderStatus: 'released',
  autoReleaseAt: null,
});

const meta = {
  id: 'screens-payments-order-flow',
  title: 'Screens/Buy/Payments/Order/Flow',
  component: OrderScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { client: { payments: { get: async () => ({ data: aPayment(0) }) } } },
  },
  args: { id: aPayment(0).id },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Handover: Story = {
  parameters: {
    campus: {
      client: {
        payments: { get: async () => ({ data: sellers }), handover: async () => ({ data: released }) },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the buyer’s code is entered', async () => {
      await userEvent.click(await canvas.findByRole('textbox', { name: 'Handover code' }));
      await userEvent.paste('481926');
    });
    await step('then the money is the seller’s', async () => {
      await waitFor(() => expect(canvas.getByText('The money is yours')).toBeVisible());
    });
    await step('and the comb fills with honey', async () => {
      await expect(canvasElement.querySelector('[data-slot=filled-comb]')).toHaveAttribute('data-rises');
    });
  },
};

const errand = (change: Partial<Delivery>, order: Partial<Payment> = {}): Payment => ({
  ...anErrand(0, { pickupCode: null, ...change }),
  role: 'seller',
  handoverCode: null,
  ...order,
});
const fetched = { status: 'picked_up', pickedUpAt: ago(1) } as const;
const left = { ...fetched, status: 'on_the_way', onTheWayAt: ago(0) } as const;
const codesSwapped = async (): Promise<never> => {
  throw new ApiError({ code: 'dropoff_code_at_pickup', status: 422, message: '' });
};
const pickUp = fn(async () => ({ data: errand(fetched) }));

/** Errand from pick-up to drop-off, each with its own code. */
export const ErrandOfAHelper: Story = {
  parameters: {
    campus: {
      client: {
        payments: {
          get: async () => ({ data: errand({}) }),
          handover: async () => ({
            data: errand(
              { ...left, status: 'delivered', deliveredAt: ago(0) },
              { orderStatus: 'released', autoReleaseAt: null },
            ),
          }),
        },
        deliveries: { pickUp, leave: async () => ({ data: errand(left) }) },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const enter = async (label: string, digits: string) => {
      await userEvent.click(await canvas.findByRole('textbox', { name: label }));
      await userEvent.paste(digits);
    };
    await step('when the code of the drop-off is entered at the pick-up', async () => {
      pickUp.mockImplementationOnce(codesSwapped);
      await enter('Pick-up code', '481926');
    });
    await step('then it shows a message, and its own code is taken', async () => {
      await expect(await canvas.findByText(/That is the drop-off code/)).toBeVisible();
      await enter('Pick-up code', '730415');
    });
    await step('when the helper sets out, then they are on the way', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'I’m on the way' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'I’m on the way' })).toBeNull());
    });
    await step('and the code of the drop-off releases the money', async () => {
      await enter('Drop-off code', '481926');
      await waitFor(() => expect(canvas.getByText('The money is yours')).toBeVisible());
    });
  },
};

/** Poster's view of an errand, with a code for each end. */
export const ErrandOfItsPoster: Story = {
  parameters: { campus: { client: { payments: { get: async () => ({ data: anErrand(0) }) } } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a helper who was paid, both codes are there', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Pick-up code' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Drop-off code' })).toBeVisible();
      await expect(canvas.getByText('730415')).toBeVisible();
      await expect(canvas.getByText('481926')).toBeVisible();
    });
  },
};

/** Simulates a reload: remounts the screen and keeps the device's storage. */
function Reloadable(props: ComponentProps<typeof OrderScreen>) {
  const [page, setPage] = useState(0);
  return (
    <>
      <Button onClick={() => setPage(page + 1)}>Reload</Button>
      <OrderScreen key={page} {...props} />
    </>
  );
}

const dispute = fn(async () => ({ data: aPayment(0, { orderStatus: 'disputed', handoverCode: null }) }));

/** Report draft with a photo, restored after a reload. */
export const ReportReloaded: Story = {
  parameters: {
    campus: {
      files: memoryDraftFiles(),
      client: {
        payments: { get: async () => ({ data: aPayment(0) }), dispute },
        uploads: { create: async () => ({ data: aPhoto(0) }) },
      },
    },
  },
  render: (args) => <Reloadable {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const photos = () => canvasElement.ownerDocument.querySelectorAll('[data-slot=photo-tile]');
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }));
      return screen.findByLabelText('What happened?');
    };
    await step('when a report is started with a photo, and the page reloaded', async () => {
      await userEvent.type(await open(), 'It has a crack.');
      await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'not_as_described');
      const crack = new File(['crack'], 'crack.png', { type: 'image/png' });
      await userEvent.upload(screen.getByLabelText(/Add photos/), crack);
      await waitFor(() => expect(photos()[0]).toHaveAttribute('data-state', 'ready'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    await step('then words and photo are there, and are sent', async () => {
      await expect(await open()).toHaveValue('It has a crack.');
      await waitFor(() => expect(photos()[0]).toHaveAttribute('data-state', 'ready'));
      await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
      await waitFor(() => expect(dispute).toHaveBeenCalled());
      await expect(dispute).toHaveBeenCalledWith(expect.objectContaining({ photos: [aPhoto(0).id] }));
    });
  },
};

const propose = fn(async () => ({ data: aPayment(0, { meetup: aMeetup() }) }));
const spots = async () => ({
  data: [
    { id: 'ug/balme-library-forecourt', name: 'Balme Library forecourt', universityId: 'ug' },
    { id: 'ug/night-market', name: 'Night Market', universityId: 'ug' },
    { id: 'knust/great-hall', name: 'Great Hall', universityId: 'knust' },
  ],
});
const proposing = { payments: { get: async () => ({ data: aPayment(0) }) }, meetups: { spots, propose } };

/** Requires a place before sending. The selection survives a reload. */
export const SuggestsAMeetup: Story = {
  parameters: { campus: { client: proposing } },
  render: (args) => <Reloadable {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Suggest a place and time' }));
      return within(await page.findByRole('dialog'));
    };
    await step('when it is sent without a place', async () => {
      const dialog = await open();
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
      await expect(dialog.getByText('Choose a place.')).toBeVisible();
      await expect(dialog.getByLabelText('Place')).toHaveFocus();
      await expect(propose).not.toHaveBeenCalled();
    });
    await step('when a place is chosen and the page reloaded', async () => {
      await userEvent.selectOptions(await page.findByLabelText('Place'), 'ug/night-market');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    await step('then it is there, and is sent', async () => {
      const dialog = await open();
      await waitFor(() => expect(dialog.getByLabelText('Place')).toHaveValue('ug/night-market'));
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(canvas.getByText('Balme Library forecourt, UG')).toBeVisible());
      await expect(propose).toHaveBeenCalledWith(
        expect.objectContaining({ id: aPayment(0).id, spotId: 'ug/night-market' }),
      );
    });
  },
};

/** Place list fails to load. The student types a place instead. */
export const NamesAPlace: Story = {
  parameters: {
    campus: {
      client: { ...proposing, meetups: { propose, spots: () => Promise.reject(new Error('offline')) } },
    },
  },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step('when a place is named in own words, for a time that is over', async () => {
      await userEvent.click(
        await within(canvasElement).findByRole('button', { name: 'Suggest a place and time' }),
      );
      const dialog = within(await page.findByRole('dialog'));
      await userEvent.selectOptions(dialog.getByLabelText('Place'), 'Another place');
      await userEvent.type(dialog.getByLabelText('Which place?'), 'Bush Canteen');
      fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-11-01' } });
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
      await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
    });
  },
};

export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();

const slot = (day: string, time: string) => {
  const startsAt = `2026-11-${day}T${time}:00.000Z`;
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + 5_400_000).toISOString(), free: true };
};
const slots = fn(async () => ({
  data: {
    hasHours: true,
    hours: 1.5,
    slots: [slot('25', '09:00'), slot('25', '17:00'), slot('27', '10:00')],
  },
}));
const moveTaken = fn(async () => {
  throw new ApiError({
    code: 'slot_taken',
    status: 409,
    message: 'The tutor is booked at this time. Please choose another.',
  });
});
const moved = { startsAt: '2026-11-25T17:00:00.000Z', endsAt: '2026-11-25T18:30:00.000Z' };
const move = fn(async () => ({ data: aLesson(0, { ...moved, movableUntil: '2026-11-25T13:00:00.000Z' }) }));
const lessons = (bookings: object) => ({
  campus: {
    client: { payments: { get: async () => ({ data: aLesson(0) }) }, bookings: { slots, ...bookings } },
  },
});

/** Moves the lesson to another free time at once. */
export const MovesALesson: Story = {
  parameters: lessons({ move }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await step('when the student asks to move it without a time', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Move the lesson' }));
      const dialog = within(await page.findByRole('dialog'));
      await dialog.findByRole('radio', { name: '5:00 pm' });
      await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
      await expect(dialog.getByText('Choose a time.')).toBeVisible();
      await expect(move).not.toHaveBeenCalled();
    });
    await step('then its own time counts as free, and the choice is requested', async () => {
      await expect(slots).toHaveBeenCalledWith(
        expect.objectContaining({ moving: aLesson(0).id, hours: 1.5 }),
        expect.anything(),
      );
      const dialog = within(page.getByRole('dialog'));
      await userEvent.click(dialog.getByRole('radio', { name: '5:00 pm' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
      await waitFor(() => expect(move).toHaveBeenCalledWith({ id: aLesson(0).id, startsAt: moved.startsAt }));
    });
    await step('and the page shows the new time', async () => {
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await expect(canvasElement.querySelector(`time[datetime="${moved.startsAt}"]`)).toBeVisible();
    });
  },
};

/** The new time was taken meanwhile. Nothing moves, and another time can be chosen. */
export const MovesToATakenTime: Story = {
  parameters: lessons({ move: moveTaken }),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await step(
      'when the chosen time is taken meanwhile, then the window shows a message and stays',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Move the lesson' }));
        const dialog = within(await page.findByRole('dialog'));
        await userEvent.click(await dialog.findByRole('radio', { name: '9:00 am' }));
        await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
        await expect(await dialog.findByText(/The tutor is booked at this time/)).toBeVisible();
      },
    );
  },
};
