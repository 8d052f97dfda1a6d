import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import type { Attendees } from '../use-attendees.js';
import { Door } from './door.js';
import { DoorAnswer } from './door-answer.js';
import { conflicts, door, letIn, admittedOnline, ready, refusals } from './door.fixtures.js';

const attendees: Attendees = {
  event: null,
  places: null,
  state: { status: 'loading' },
  list: 'going',
  onListChange: fn(),
  code: '',
  onCodeChange: fn(),
  onCheckIn: fn(),
  onScanned: fn(),
  checking: false,
  problem: null,
  result: null,
  door,
};

const meta = {
  id: 'screens-events-door',
  title: 'Screens/Meet/Events/Door',
  component: Door,
  decorators: [withCampus],
  args: { attendees },
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (change: Partial<Attendees['door']>, more: Partial<Attendees> = {}): Story => ({
  args: { attendees: { ...attendees, door: { ...door, ...change }, ...more } },
});

export const Preparing: Story = at({ readiness: { status: 'asking' } });
export const Ready: Story = at({});
export const NotReady: Story = at({ readiness: { status: 'none' } });
export const MoreThanThePhoneKeeps: Story = at({
  readiness: { ...ready, tickets: 3_000, isPartial: true },
});
export const NothingIsKept: Story = at({ readiness: { ...ready, isFleeting: true } });
export const NoNetwork: Story = at({ isOffline: true });
export const NoNetworkAndNotReady: Story = at({ isOffline: true, readiness: { status: 'none' } });
export const LetIn: Story = at({}, { result: admittedOnline });
export const LetInWithoutANetwork: Story = at({ isOffline: true, waiting: 12 }, { result: letIn });
export const ToBeSent: Story = at({ waiting: 12 });
export const EveryRefusal: Story = {
  render: () => (
    <div className="grid gap-4">
      {refusals.map((result, index) => (
        <DoorAnswer key={index} result={result} />
      ))}
    </div>
  ),
};
export const Conflicts: Story = {
  ...at({ conflicts, onDismiss: fn() }),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given refused admissions, when one is dismissed by name, then only its dismissal is requested',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss Esi Ofori' }));
        await expect(args.attendees.door.onDismiss).toHaveBeenLastCalledWith({ ids: ['conflict-1'] });
      },
    );
    await step(
      'and when Dismiss all is pressed, the dismissal of every refused admission is requested',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Dismiss all' }));
        await expect(args.attendees.door.onDismiss).toHaveBeenLastCalledWith({
          ids: conflicts.map(({ id }) => id),
        });
      },
    );
  },
};
export const OneConflict: Story = at({ conflicts: conflicts.slice(0, 1) });
export const French: Story = { ...LetInWithoutANetwork, ...french };
export const FrenchConflicts: Story = { ...at({ conflicts }), ...french };
export const Dark: Story = { ...LetInWithoutANetwork, ...dark, tags: ['!test'] };
export const DarkRefusals: Story = { ...EveryRefusal, ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...Conflicts, ...smallPhone, tags: ['!test'] };
