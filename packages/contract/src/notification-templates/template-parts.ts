import { MAX_QUOTE } from '../limits.js';
import type {
  AboutEventMessage,
  AboutListing,
  RenderedNotification,
  AboutEventMove,
  EventPlanText,
  AboutMeetup,
  AboutLesson,
  AboutDelivery,
  AboutAccount,
  AboutPayout,
  ByModerator,
} from './notification-values.js';

/** Renders a kind whose text is a title above the name of its subject. */
export const about =
  (title: string) =>
  ({ listing }: AboutListing): RenderedNotification => ({ title, description: listing });

/** Renders the listing above its old and its new plan, by the campus's clock. */
export const movedPlans = (
  { listing, from, to, timeZone }: AboutEventMove,
  language: string,
  write: (from: string, to: string) => string,
): string => {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: language === 'en',
    timeZone,
  });
  const planText = ({ startsAt, place }: EventPlanText) =>
    [startsAt === null ? null : format.format(new Date(startsAt)), place]
      .filter((part) => part !== null)
      .join(', ');
  return `${listing} · ${write(planText(from), planText(to))}`;
};

/** Renders a kind whose text is a title above the listing and the meeting place. */
export const aboutMeetup =
  (title: (name: string) => string, anyone: string) =>
  ({ listing, place, name }: AboutMeetup): RenderedNotification => ({
    title: title(name ?? anyone),
    description: `${listing} · ${place}`,
  });

/** Renders a notification about a lesson. `anyone` stands for a deleted account. */
export const aboutLesson =
  (title: (name: string) => string, anyone: string) =>
  ({ listing, name }: AboutLesson): RenderedNotification => ({
    title: title(name ?? anyone),
    description: listing,
  });

/** Renders a notification about an errand. `anyone` stands for a deleted account. */
export const aboutDelivery =
  (title: (name: string) => string, anyone: string) =>
  ({ listing, name }: AboutDelivery): RenderedNotification => ({
    title: title(name ?? anyone),
    description: listing,
  });

/** Renders a notification about an account for payouts or log-ins. */
export const aboutAccount =
  (title: string) =>
  ({ account }: AboutAccount): RenderedNotification => ({ title, description: account });

/** Renders a payout, with another title if it returns a fee. */
export const aboutPayout =
  (title: string, withFee: string) =>
  ({ account, feeReturnedMinor = 0 }: AboutPayout): RenderedNotification => ({
    title: feeReturnedMinor > 0 ? withFee : title,
    description: account,
  });

/** Renders the organiser and the event above the start of the message. */
export const aboutEventMessage =
  (title: (name: string | null, listing: string) => string, withheld: string) =>
  ({ listing, name, text }: AboutEventMessage): RenderedNotification => ({
    title: title(name, listing),
    description: text === null ? withheld : beginningOf(text),
  });

/** Returns the start of a text that fits into a line or two, without line breaks. */
function beginningOf(text: string): string {
  const signs = [...text.replace(/\s+/g, ' ')];
  return signs.length <= MAX_QUOTE
    ? signs.join('')
    : `${signs
        .slice(0, MAX_QUOTE - 1)
        .join('')
        .trimEnd()}…`;
}

/** Returns the listing's title with the moderator's explanation. French puts a space before the colon. */
export const decided = ({ listing, note }: ByModerator, colon = ': '): string =>
  note === null ? listing : listing + colon + note;
