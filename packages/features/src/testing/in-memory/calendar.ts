import type { InMemoryCalls, State, Student } from './state.js';

type CalendarCalls = InMemoryCalls<'calendar.get' | 'calendar.create' | 'calendar.remove'>;

const KEY_LENGTH = 43;

/** In-memory calls for calendar feeds. The URLs serve nothing here. */
export function calendarCalls(state: State): CalendarCalls {
  const { calendars } = state;
  return {
    'calendar.get': (_input, me: Student) => ({ data: { createdAt: calendars.get(me) ?? null } }),
    'calendar.create'(_input, me) {
      const createdAt = state.now().toISOString();
      calendars.set(me, createdAt);
      const key = state.nextId().padEnd(KEY_LENGTH, '0');
      return { data: { url: `https://campus.example/api/calendar/${key}.ics`, createdAt } };
    },
    'calendar.remove'(_input, me) {
      calendars.delete(me);
      return {};
    },
  };
}
