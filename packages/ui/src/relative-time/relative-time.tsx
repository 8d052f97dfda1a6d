import type { ComponentProps, ReactElement } from 'react';
import { formatRelativeTime } from './format-relative-time.js';

/** Props of {@link RelativeTime}. */
export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> {
  /** The time itself, as a Date or in ISO 8601. */
  date: Date | string;
  /** The time from which it is seen; the caller's clock, so that nothing here moves without it. */
  now: Date;
  /** Default `en`. */
  locale?: string;
  /** IANA name of the zone of the full date in the title. Default: the device's. */
  timeZone?: string | undefined;
  /** Text for a time within the last minute. Default `just now`. */
  justNowLabel?: string;
}

/** A time like "2 hours ago"; the full date is its title. */
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
