import { Button } from '@campushive/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { aPhotoFile, campusOf } from '../../../test/on-scene.js';
import { failed, long, offline, slow } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { memoryDraftFiles } from '../../testing/memory-storage.js';
import { withCampus } from '../../testing/with-campus.js';
import { OrderScreen } from './order-screen.js';

type Loaded = Record<string, unknown>;

/** Returns the order as its buyer sees it. */
async function orderOf(loaded: Loaded) {
  const campus = campusOf(loaded);
  return (await campus.as('Kofi Mensah').payments.get({ id: campus.world.id('order') })).data;
}

type Canvas = ReturnType<typeof within>;

/** Unfolds everything below the next step. */
const openHelp = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Help with this order/ }));

const meta = {
  id: 'screens-payments-order-flow',
  title: 'Screens/Buy/Payments/Order/Flow',
  component: OrderScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi has paid for Ama's laptop.
    campus: { scene: 'held payment', viewer: 'Kofi Mensah', ids: { id: 'order' } },
  },
  args: { id: idOf(0) },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Handover: Story = {
  parameters: { campus: { viewer: 'Ama Owusu' } },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const { handoverCode } = await orderOf(loaded);
    await step('when the seller enters the handover code of the buyer', async () => {
      await userEvent.click(await canvas.findByRole('textbox', { name: 'Handover code' }));
      await userEvent.paste(handoverCode ?? '');
    });
    await step('then a message says that the money belongs to the seller', async () => {
      await waitFor(() => expect(canvas.getByText('The money is yours')).toBeVisible());
    });
    await step('and the comb fills with honey', async () => {
      await expect(canvasElement.querySelector('[data-slot=filled-comb]')).toHaveAttribute('data-rises');
    });
  },
};

/** Errand from pick-up to drop-off, each with its own code. */
export const ErrandOfAHelper: Story = {
  parameters: { campus: { scene: 'errand paid', viewer: 'Ama Owusu' } },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const { delivery, handoverCode } = await orderOf(loaded);
    const [pickup, dropoff] = [delivery?.pickupCode ?? '', handoverCode ?? ''];
    const enter = async (label: string, digits: string) => {
      await userEvent.click(await canvas.findByRole('textbox', { name: label }));
      await userEvent.paste(digits);
    };
    await step('when the helper enters the drop-off code at the pick-up', async () => {
      await enter('Pick-up code', dropoff);
    });
    await step('then a message names the wrong code, and the pick-up code is accepted', async () => {
      await expect(await canvas.findByText(/That is the drop-off code/)).toBeVisible();
      await enter('Pick-up code', pickup);
    });
    await step('when the helper presses the button to set out, then the button disappears', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'I’m on the way' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'I’m on the way' })).toBeNull());
    });
    await step('and the drop-off code releases the money to the helper', async () => {
      await enter('Drop-off code', dropoff);
      await waitFor(() => expect(canvas.getByText('The money is yours')).toBeVisible());
    });
  },
};

/** Poster's view of an errand, with a code for each end. */
export const ErrandOfItsPoster: Story = {
  parameters: { campus: { scene: 'errand paid' } },
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const { delivery, handoverCode } = await orderOf(loaded);
    await step(
      'given a paid errand, then the poster sees the pick-up code and the drop-off code',
      async () => {
        await expect(await canvas.findByRole('heading', { name: 'Pick-up code' })).toBeVisible();
        await expect(canvas.getByRole('heading', { name: 'Drop-off code' })).toBeVisible();
        await expect(canvas.getByText(delivery?.pickupCode ?? '')).toBeVisible();
        await expect(canvasElement.querySelector('[data-slot=handover-code]')).toHaveTextContent(
          handoverCode ?? '',
        );
      },
    );
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

/** Report draft with a photo, restored after a reload. */
export const ReportReloaded: Story = {
  parameters: { campus: { files: memoryDraftFiles() } },
  render: (args) => <Reloadable {...args} />,
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    const photos = () => canvasElement.ownerDocument.querySelectorAll('[data-slot=photo-tile]');
    const open = async () => {
      await openHelp(canvas);
      await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }));
      return screen.findByLabelText('What happened?');
    };
    await step('when a report with a photo is started and the page is reloaded', async () => {
      await userEvent.type(await open(), 'It has a crack.');
      await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'not_as_described');
      await userEvent.upload(screen.getByLabelText(/Add photos/), aPhotoFile('crack.png'));
      await waitFor(() => expect(photos()[0]).toHaveAttribute('data-state', 'ready'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    await step('then the text and the photo are back, and the report can be sent', async () => {
      await expect(await open()).toHaveValue('It has a crack.');
      await waitFor(() => expect(photos()[0]).toHaveAttribute('data-state', 'ready'));
      await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
      await waitFor(async () =>
        expect((await orderOf(loaded)).dispute).toMatchObject({ text: 'It has a crack.', photos: [{}] }),
      );
    });
  },
};

/** Requires a place before sending. The selection survives a reload. */
export const SuggestsAMeetup: Story = {
  render: (args) => <Reloadable {...args} />,
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Suggest a place and time' }));
      return within(await page.findByRole('dialog'));
    };
    await step(
      'when a meet-up is suggested without a place, then the place field shows an error',
      async () => {
        const dialog = await open();
        await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
        await expect(dialog.getByText('Choose a place.')).toBeVisible();
        await expect(dialog.getByLabelText('Place')).toHaveFocus();
        await expect((await orderOf(loaded)).meetup).toBeNull();
      },
    );
    await step('when a place is chosen and the page is reloaded', async () => {
      await userEvent.selectOptions(await page.findByLabelText('Place'), 'ug/night-market');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    await step('then the chosen place is back, and the suggestion can be sent', async () => {
      const dialog = await open();
      await waitFor(() => expect(dialog.getByLabelText('Place')).toHaveValue('ug/night-market'));
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(canvas.getByText('Night Market, UG')).toBeVisible());
      await expect((await orderOf(loaded)).meetup).toMatchObject({
        status: 'proposed',
        spotId: 'ug/night-market',
      });
    });
  },
};

/** Place list fails to load. The student types a place instead. */
export const NamesAPlace: Story = {
  parameters: { campus: { failures: { 'meetups.spots': 'offline' } } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    await step(
      'when a custom place and a time in the past are sent, then the dialog asks for a time in the future',
      async () => {
        await userEvent.click(
          await within(canvasElement).findByRole('button', { name: 'Suggest a place and time' }),
        );
        const dialog = within(await page.findByRole('dialog'));
        await userEvent.selectOptions(dialog.getByLabelText('Place'), 'Another place');
        await userEvent.type(dialog.getByLabelText('Which place?'), 'Bush Canteen');
        fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '05:15' } });
        const date = dialog.getByLabelText(/^Date/);
        // A touch screen has the browser's own field.
        if (date.tagName === 'INPUT') fireEvent.change(date, { target: { value: '2026-11-01' } });
        else {
          await userEvent.click(date);
          await userEvent.click(await page.findByRole('button', { current: 'date' }));
        }
        await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
        await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
      },
    );
  },
};

export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();

/** Kofi has a lesson tomorrow at 3 pm. The tutor teaches from 2 pm to 6 pm. */
const lesson = { campus: { scene: 'tutoring booked' } };
const MOVED = '2026-11-20T17:00:00.000Z';

/** Moves the lesson to another free time at once. */
export const MovesALesson: Story = {
  parameters: lesson,
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await step(
      'when the student presses Move before choosing a time, then the dialog asks for one',
      async () => {
        await openHelp(canvas);
        await userEvent.click(await canvas.findByRole('button', { name: 'Move the lesson' }));
        const dialog = within(await page.findByRole('dialog'));
        await dialog.findByRole('radio', { name: '5\u00a0pm' });
        await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
        await expect(dialog.getByText('Choose a time.')).toBeVisible();
      },
    );
    await step(
      'then the current time of the lesson is enabled, and the lesson moves to another time',
      async () => {
        const dialog = within(page.getByRole('dialog'));
        await expect(dialog.getByRole('radio', { name: '3\u00a0pm' })).toBeEnabled();
        await userEvent.click(dialog.getByRole('radio', { name: '5\u00a0pm' }));
        await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
        await waitFor(async () => expect((await orderOf(loaded)).booking?.startsAt).toBe(MOVED));
      },
    );
    await step('and the dialog closes, and the page shows the new time', async () => {
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await expect(canvasElement.querySelector(`time[datetime="${MOVED}"]`)).toBeVisible();
    });
  },
};

/** The new time was taken meanwhile. Nothing moves, and another time can be chosen. */
export const MovesToATakenTime: Story = {
  parameters: lesson,
  play: async ({ canvasElement, loaded, step }) => {
    const campus = campusOf(loaded);
    const other = await campus.student('Esi Ofori');
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await step(
      'when the chosen time is taken by another student, then the dialog says so and stays open',
      async () => {
        await openHelp(canvas);
        await userEvent.click(await canvas.findByRole('button', { name: 'Move the lesson' }));
        const dialog = within(await page.findByRole('dialog'));
        await userEvent.click(await dialog.findByRole('radio', { name: '5\u00a0pm' }));
        const hiveId = campus.world.id('tutoring');
        await other.payments.initialize({ hiveId, startsAt: MOVED, hours: 1 });
        await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
        await expect(await dialog.findByText(/The tutor is booked at this time/)).toBeVisible();
      },
    );
  },
};
