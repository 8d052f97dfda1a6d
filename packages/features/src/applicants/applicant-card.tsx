import { mayMoveListing, type Application, type Listing } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { CircleCheck, MessageCircle } from 'lucide-react';
import { Link, useMessages } from '../kernel/index.js';
import { useWhen } from '../shared/index.js';
import { catalogue } from './applicants.catalogue.js';
import type { Applicants } from './use-applicants.js';

interface ApplicantCardProps {
  application: Application;
  task: Listing;
  applicants: Applicants;
}

/** One applicant: who, from where, why, and the choice. */
export function ApplicantCard({ application, task, applicants }: ApplicantCardProps) {
  const words = useMessages(catalogue);
  const when = useWhen(application.createdAt);
  const { applicant, message, status } = application;
  const name = applicant.name ?? words.anonymous;
  const mayTakeBack = status === 'accepted' && task.status === 'assigned' && task.myOrder === undefined;
  return (
    <Card data-slot="applicant-card" className="grid gap-3">
      <div className="flex items-start gap-3">
        <Avatar
          name={name}
          aria-hidden="true"
          verified={applicant.isVerified}
          src={applicant.profileImage ?? undefined}
        />
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-bold">
            <Link
              to={{ to: 'user', id: applicant.id }}
              className="block wrap-anywhere hover:underline coarse:min-h-11"
            >
              {name}
            </Link>
          </h2>
          <p className="text-sm text-fg-muted">
            {applicant.university === null ? '' : `${applicant.university} · `}
            {words.applied(when)}
          </p>
        </div>
      </div>
      {status === 'accepted' ? (
        <Badge
          tone="success"
          size="sm"
          className="justify-self-start"
          leading={<CircleCheck aria-hidden="true" />}
        >
          {words.has}
        </Badge>
      ) : null}
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      <div className="flex flex-wrap gap-2">
        {/* A task whose deadline is over can still be given to who applied in time. */}
        {mayMoveListing(task.status, 'assigned', 'poster') ? (
          <Button
            size="sm"
            aria-label={words.chooseLabel(name)}
            onClick={() => applicants.onAsk({ question: { about: application, to: 'choose' } })}
          >
            {words.choose}
          </Button>
        ) : null}
        <Button
          size="sm"
          tone="outline"
          leading={<MessageCircle aria-hidden="true" />}
          loading={applicants.openingId === application.id}
          loadingLabel={words.opening}
          onClick={() => applicants.onMessage({ application })}
        >
          {words.message}
        </Button>
        {mayTakeBack ? (
          <Button
            size="sm"
            tone="quiet"
            onClick={() => applicants.onAsk({ question: { about: application, to: 'takeBack' } })}
          >
            {words.takeBack}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
