import type { ExperiencedStudent, Invitation, InvitationStatus, Listing } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Badge, type BadgeTone } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { Ban, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
import { sharedCatalogue } from '../../shared/index.js';
import { catalogue } from './applicants.catalogue.js';
import type { Invitations } from './use-invitations.js';

interface InviteStudentsProps {
  task: Listing;
  invitations: Invitations;
}

/** Invited students with their completed work, and suggestions while the task is open. */
export function InviteStudents({ task, invitations }: InviteStudentsProps) {
  const t = useMessages(catalogue);
  const { invited, suggested, onInvite, invitingId } = invitations;
  return (
    <>
      {invited.length === 0 ? null : (
        <Section title={t.invitedTitle}>
          {invited.map((invitation) => (
            <Row key={invitation.student.id} student={invitation.student}>
              <InvitationBadge invitation={invitation} />
            </Row>
          ))}
        </Section>
      )}
      {task.status !== 'active' || suggested.length === 0 ? null : (
        <Section title={t.suggestedTitle} text={t.suggestedText}>
          {suggested.map((student) => (
            <Row key={student.id} student={student}>
              <Button
                size="sm"
                variant="outline"
                aria-label={t.inviteLabel(student.name ?? t.deletedUser)}
                loading={invitingId === student.id}
                onClick={() => onInvite({ student })}
              >
                {t.invite}
              </Button>
            </Row>
          ))}
        </Section>
      )}
    </>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 pt-2">
      <Heading level={2}>{title}</Heading>
      {text === undefined ? null : <p className="text-sm text-fg-muted">{text}</p>}
      <ul className="grid divide-y divide-line">{children}</ul>
    </section>
  );
}

function Row({ student, children }: { student: ExperiencedStudent; children: ReactNode }) {
  const t = useMessages(catalogue);
  const shared = useMessages(sharedCatalogue);
  const { id, name, university, rating, reviewCount, completed } = student;
  const facts = [
    ...(completed === 0 ? [] : [t.completed(completed)]),
    rating === null ? shared.noRatings : shared.rating(rating, reviewCount),
  ];
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar
        name={name ?? t.deletedUser}
        aria-hidden="true"
        verified={student.isVerified}
        src={student.profileImage ?? undefined}
      />
      <div className="min-w-0 flex-1">
        <Link to={{ to: 'user', id }} className="rounded-chip font-bold wrap-anywhere hover:underline">
          {name ?? t.deletedUser}
        </Link>
        <p className="text-sm">{facts.join(' · ')}</p>
        {university === null ? null : <p className="text-sm text-fg-muted">{university}</p>}
      </div>
      {children}
    </li>
  );
}

const LOOKS: Readonly<Record<InvitationStatus, readonly [BadgeTone, ReactNode]>> = {
  invited: ['warning', <Clock key="icon" aria-hidden="true" />],
  applied: ['success', <CircleCheck key="icon" aria-hidden="true" />],
  declined: ['neutral', <Ban key="icon" aria-hidden="true" />],
};

function InvitationBadge({ invitation: { status } }: { invitation: Invitation }) {
  const t = useMessages(catalogue);
  const [tone, icon] = LOOKS[status];
  return (
    <Badge tone={tone} size="sm" leading={icon}>
      {t.invitationStatuses[status]}
    </Badge>
  );
}
