import type { ComponentProps, ReactElement } from 'react';
import { formatRelativeTime } from './format-relative-time.js';

/** Props of {@link RelativeTime}. */
export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> {
  /** The time, as a Date or in ISO 8601. */
  date: Date | string;
  /** Current time of the caller's clock, so that the text changes only with it. */
  now: Date;
  /** Default `en`. */
  locale?: string;
  /** IANA time zone of the full date in the title. Default: the device's. */
  timeZone?: string | undefined;
  /** Text for a time within the last minute. Default `just now`. */
  justNowLabel?: string;
}

/** A relative time like "2 hours ago", with the full date as its title. */
export function RelativeTime({
  date,
  now,
  locale = 'en',
  timeZone,
  justNowLabel = 'just now',
  ...rest
}: RelativeTimeProps): ReactElement {
  const time = typeof date === 'string' ? new Date(date) : date;
  return (
    <time
      data-slot="relative-time"
      dateTime={time.toISOString()}
      title={new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
        time,
      )}
      {...rest}
    >
      {formatRelativeTime(time, now, { locale, justNowLabel })}
    </time>
  );
}
