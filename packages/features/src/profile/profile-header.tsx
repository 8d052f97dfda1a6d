import type { PublicUser } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';

interface ProfileHeaderProps {
  student: PublicUser;
  /** Under name and university. */
  about?: ReactNode;
  /** What can be done here. */
  actions: ReactNode;
  /** What speaks for them, along the lower edge. */
  children: ReactNode;
}

/** Face, name, university and tick. */
export function ProfileHeader({ student, about, actions, children }: ProfileHeaderProps) {
  const { name, profileImage, university, isVerified } = student;
  return (
    <Card className="grid grid-cols-1 gap-4 sm:p-6">
      {/* The name stands beside the face on a phone, too, except where great letters leave no room for both. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 narrowest:flex narrowest:flex-wrap sm:gap-x-6 lg:grid-cols-[auto_minmax(16rem,1fr)_auto]">
        <Avatar
          aria-hidden="true"
          name={name}
          src={profileImage ?? undefined}
          size="xl"
          verified={isVerified}
          className="sm:row-span-2"
        />
        <div className="grid min-w-0 gap-1">
          <Heading level={1} className="wrap-anywhere">
            {name}
          </Heading>
          {university === null ? null : (
            <p className="flex items-center gap-2 text-fg-muted">
              <GraduationCap aria-hidden="true" className="size-5 shrink-0 self-start" />
              {university}
            </p>
          )}
        </div>
        {about ? <div className="col-span-full sm:col-span-1 sm:col-start-2">{about}</div> : null}
        <div className="col-span-full flex flex-wrap gap-2 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1">
          {actions}
        </div>
      </div>
      {children}
    </Card>
  );
}
