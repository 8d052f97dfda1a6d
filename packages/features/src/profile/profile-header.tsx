import type { PublicUser } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { BadgeCheck, CalendarDays, GraduationCap, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { monthYear, useLanguageTag, useMessages } from '../kernel/index.js';
import { catalogue } from './profile.catalogue.js';

interface ProfileHeaderProps {
  student: PublicUser;
  /** Under the name, on one's own page. */
  email?: string;
  /** How long the student has been here, in the page's own words. */
  since: (when: string) => string;
  /** What can be done here. */
  actions: ReactNode;
}

/** Face, name, university, tick and rating. */
export function ProfileHeader({ student, email, since, actions }: ProfileHeaderProps) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const { name, profileImage, university, isVerified, rating, reviewCount, createdAt } = student;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar
          aria-hidden="true"
          name={name}
          src={profileImage ?? undefined}
          size="xl"
          verified={isVerified}
        />
        <div className="grid min-w-0 grow basis-48 gap-1">
          <Heading level={1}>{name}</Heading>
          {email === undefined ? null : <p className="text-fg-muted wrap-anywhere">{email}</p>}
          {university === null ? null : (
            <p className="flex items-center gap-2 text-fg-muted">
              <GraduationCap aria-hidden="true" className="size-5 shrink-0" />
              {university}
            </p>
          )}
          <p className="flex items-center gap-2 text-fg-muted">
            <CalendarDays aria-hidden="true" className="size-5 shrink-0" />
            {since(monthYear(createdAt, locale))}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={isVerified ? 'success' : 'neutral'} leading={<BadgeCheck aria-hidden="true" />}>
          {isVerified ? words.verified : words.unverified}
        </Badge>
        <Badge tone="neutral" leading={<Star aria-hidden="true" />}>
          {rating === null
            ? words.noRating
            : `${words.rating(rating.toLocaleString(locale, { maximumFractionDigits: 1 }))} · ${words.reviewCount(reviewCount)}`}
        </Badge>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </Card>
  );
}
