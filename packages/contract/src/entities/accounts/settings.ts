import * as z from 'zod/mini';
import { NOTIFICATION_TYPES } from '../../notification-types.js';
import { CHANNELS, DATA_SAVERS, THEMES, VISIBILITIES } from '../../accounts/settings.js';

const choices = {
  /** A language of the campus. The server checks that the campus has it. */
  language: z.string().check(z.regex(/^[a-z]{2,3}$/)),
  theme: z.enum(THEMES),
  dataSaver: z.enum(DATA_SAVERS),
  visibility: z.enum(VISIBILITIES),
  showPresence: z.boolean(),
  showHall: z.boolean(),
};
const switches = {
  email: z.boolean(),
  push: z.boolean(),
  messages: z.boolean(),
  updates: z.boolean(),
};
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a name says nothing of its value to the compiler
const channels = Object.fromEntries(CHANNELS.map((channel) => [channel, z.boolean()])) as Record<
  (typeof CHANNELS)[number],
  z.ZodMiniBoolean
>;
const byType = <T>(schema: T) =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- as above
  Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, schema])) as Record<
    (typeof NOTIFICATION_TYPES)[number],
    T
  >;

/** The settings of a student. */
export const settings = z.object({
  ...choices,
  notifications: z.object({ ...switches, types: z.object(byType(z.object(channels))) }),
});

/** Changes of a student's settings. Omitted settings stay the same. */
export const settingsChange = z.partial(
  z.strictObject({
    ...choices,
    notifications: z.partial(
      z.strictObject({
        ...switches,
        types: z.partial(z.strictObject(byType(z.partial(z.strictObject(channels))))),
      }),
    ),
  }),
);
