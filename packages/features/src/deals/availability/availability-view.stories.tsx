import { WEEKDAYS, type Availability } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, smallPhone } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { AvailabilityView } from './availability-view.js';
import type { AvailabilityForm, AvailabilityState } from './use-availability.js';

const empty: Availability = {
  weekly: [],
  daysOff: [],
  extraHours: [],
  breakMinutes: 0,
  noticeHours: 0,
};
const full: Availability = {
  weekly: [
    { weekday: 'tuesday', from: '15:00', to: '19:00' },
    { weekday: 'wednesday', from: '15:00', to: '19:00' },
    { weekday: 'thursday', from: '09:00', to: '12:00' },
    { weekday: 'thursday', from: '16:00', to: '19:00' },
    { weekday: 'friday', from: '14:00', to: '17:00' },
    { weekday: 'sunday', from: '10:00', to: '18:00' },
  ],
  daysOff: [{ from: '2026-12-18', to: '2027-01-04' }],
  extraHours: [{ date: '2026-12-12', from: '09:00', to: '12:00' }],
  breakMinutes: 15,
  noticeHours: 4,
};
const form: AvailabilityForm = {
  trialPrice: '',
  onTrialPrice: fn(),
  state: { status: 'ready', draft: full },
  errors: {},
  today: '2026-11-23',
  isUnbookable: false,
  saving: false,
  onChange: fn(),
  onSave: fn(),
};
const range = (length: number) => Array.from({ length }, (_, index) => index);
/** Date in 2027, by week and weekday, in the form's format. */
const day = (week: number, ofWeek: number) =>
  new Date(Date.UTC(2027, 0, 4 + week * 7 + ofWeek)).toISOString().slice(0, 10);
const showing = (state: AvailabilityState) => ({ form: { ...form, state } });

const meta = {
  id: 'screens-availability-view',
  title: 'Screens/Sell and earn/Availability/View',
  component: AvailabilityView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { id: idOf(7), form },
} satisfies Meta<typeof AvailabilityView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NoHoursYet: Story = {
  args: {
    form: {
      ...form,
      isUnbookable: true,
      state: { status: 'ready', draft: { ...full, weekly: [], daysOff: [], extraHours: [] } },
    },
  },
};
export const Empty: Story = { args: showing({ status: 'ready', draft: empty }) };
/** Maximum number of hours in a week, with many days off and extra hours. */
export const Long: Story = {
  args: showing({
    status: 'ready',
    draft: {
      ...full,
      weekly: WEEKDAYS.flatMap((weekday) => [
        { weekday, from: '08:00', to: '10:30' },
        { weekday, from: '11:00', to: '13:30' },
        { weekday, from: '16:30', to: '22:30' },
      ]),
      daysOff: range(12).map((week) => ({ from: day(week, 1), to: day(week, 2) })),
      extraHours: range(12).map((week) => ({ date: day(week, 3), from: '10:00', to: '12:30' })),
    },
  }),
};
export const Overlapping: Story = {
  args: {
    form: {
      ...form,
      state: {
        status: 'ready',
        draft: {
          ...full,
          weekly: [
            { weekday: 'tuesday', from: '15:00', to: '19:00' },
            { weekday: 'tuesday', from: '18:00', to: '17:00' },
          ],
          daysOff: [{ from: '2026-12-18', to: '2026-12-04' }],
        },
      },
      errors: {
        'weekly.1.from': { code: 'hours_overlap' },
        'weekly.1.to': { code: 'ends_before_start' },
        'daysOff.0.to': { code: 'ends_before_start' },
      },
    },
  },
};
export const Saving: Story = { args: { form: { ...form, saving: true } } };
export const Missing: Story = { args: showing({ status: 'missing' }) };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

export const TrialPriceTooHigh: Story = {
  args: {
    form: {
      ...form,
      trialPrice: '60',
      errors: { trialPrice: { code: 'price_too_high', params: { max: 40 } } },
    },
  },
};
