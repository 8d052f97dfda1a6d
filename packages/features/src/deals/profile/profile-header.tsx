import type { Profile, PublicUser } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';

interface ProfileHeaderProps {
  student: PublicUser & Pick<Profile, 'hall'>;
  /** Content below name and university. */
  about?: ReactNode;
  actions: ReactNode;
  /** Facts along the lower edge. */
  children: ReactNode;
}

/** Profile header with avatar, name, university and verification mark. */
export function ProfileHeader({ student, about, actions, children }: ProfileHeaderProps) {
  const { name, profileImage, university, hall, isVerified } = student;
  return (
    <Card className="grid grid-cols-1 gap-4 sm:p-6">
      {/* Keeps the name beside the avatar on a phone, unless large text leaves no room for both. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 narrowest:flex narrowest:flex-wrap sm:gap-x-6 sm:gap-y-1 lg:grid-cols-[auto_minmax(16rem,1fr)_auto]">
        <Avatar
          aria-hidden="true"
          name={name}
          src={profileImage ?? undefined}
          size="xl"
          verified={isVerified}
          className="sm:row-span-3 sm:self-start"
        />
        <Heading level={1} className="wrap-anywhere">
          {name}
        </Heading>
        {/* Below both on a phone, because some university names have eight words. */}
        {university === null ? null : (
          <p className="col-span-full flex gap-2 text-fg-muted sm:col-span-1 sm:col-start-2">
            <GraduationCap aria-hidden="true" className="size-5 shrink-0" />
            {hall == null ? university : `${hall.name}, ${university}`}
          </p>
        )}
        {about ? <div className="col-span-full sm:col-span-1 sm:col-start-2">{about}</div> : null}
        <div className="col-span-full flex flex-wrap gap-2 lg:col-span-1 lg:col-start-3 lg:row-span-3 lg:row-start-1">
          {actions}
        </div>
      </div>
      {children}
    </Card>
  );
}
