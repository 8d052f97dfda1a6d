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
      <div className="flex flex-wrap items-start gap-4 sm:gap-6">
        <Avatar
          aria-hidden="true"
          name={name}
          src={profileImage ?? undefined}
          size="xl"
          verified={isVerified}
        />
        <div className="grid min-w-0 grow basis-64 gap-1">
          <Heading level={1} className="wrap-anywhere">
            {name}
          </Heading>
          {university === null ? null : (
            <p className="flex items-center gap-2 text-fg-muted">
              <GraduationCap aria-hidden="true" className="size-5 shrink-0" />
              {university}
            </p>
          )}
          {about}
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </Card>
  );
}
