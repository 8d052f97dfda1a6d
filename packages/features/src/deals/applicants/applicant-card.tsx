import { mayMoveListing, type Application, type Listing } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { BadgeCheck, ChevronRight, CircleCheck, MessageCircle, Star } from 'lucide-react';
import { Link, useMessages, useMoney } from '../../kernel/index.js';
import { sharedCatalogue } from '../../shared/index.js';
import { useWhen } from '../../shared/use-when.js';
import { catalogue } from './applicants.catalogue.js';
import type { Applicants } from './use-applicants.js';

interface ApplicantCardProps {
  application: Application;
  task: Listing;
  applicants: Applicants;
}

/** Card of an applicant: name, campus, message and actions. */
export function ApplicantCard({ application, task, applicants }: ApplicantCardProps) {
  const t = useMessages(catalogue);
  const shared = useMessages(sharedCatalogue);
  const when = useWhen(application.createdAt);
  const money = useMoney();
  const { applicant, message, price, status } = application;
  const name = applicant.name ?? t.deletedUser;
  const mayWithdraw = status === 'accepted' && task.status === 'assigned' && task.myOrder === undefined;
  return (
    <Card data-slot="applicant-card" className="grid gap-3">
      {/* The whole row links to the applicant's reviews. */}
      <div className="relative flex items-start gap-3">
        <Avatar
          name={applicant.name ?? '?'}
          aria-hidden="true"
          verified={applicant.isVerified}
          src={applicant.profileImage ?? undefined}
        />
        <div className="min-w-0 flex-1">
          <Heading level={2} size="item">
            <Link
              dir="auto"
              to={{ to: 'user', id: applicant.id }}
              className="rounded-chip underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
          </Heading>
          <p className="text-sm text-fg-muted">
            {applicant.university === null ? '' : `${applicant.university} · `}
            {t.applied(when)}
          </p>
        </div>
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 self-center text-fg-muted rtl:-scale-x-100"
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {applicant.isVerified ? (
          <Badge tone="success" size="sm" leading={<BadgeCheck aria-hidden="true" />}>
            {t.verified}
          </Badge>
        ) : null}
        <Badge
          tone="neutral"
          size="sm"
          leading={
            <Star
              aria-hidden="true"
              className={applicant.rating === null ? '' : 'fill-brand text-brand-text'}
            />
          }
        >
          {applicant.rating === null
            ? shared.noRatings
            : shared.rating(applicant.rating, applicant.reviewCount)}
        </Badge>
      </div>
      {status === 'accepted' ? (
        <Badge
          tone="success"
          size="sm"
          className="justify-self-start"
          leading={<CircleCheck aria-hidden="true" />}
        >
          {t.has}
        </Badge>
      ) : null}
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      {price === null ? null : <p className="font-bold tabular-nums">{t.asks(money(price))}</p>}
      <div className="flex flex-wrap gap-2">
        {/* A task past its deadline can still be assigned to an earlier applicant. */}
        {mayMoveListing(task.status, 'assigned', 'poster') ? (
          <Button
            size="sm"
            aria-label={t.chooseLabel(name)}
            onClick={() => applicants.onAsk({ question: { about: application, to: 'choose' } })}
          >
            {t.choose}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="outline"
          leading={<MessageCircle aria-hidden="true" />}
          loading={applicants.openingId === application.id}
          loadingLabel={t.opening}
          onClick={() => applicants.onMessage({ application })}
        >
          {t.message}
        </Button>
        {mayWithdraw ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => applicants.onAsk({ question: { about: application, to: 'takeBack' } })}
          >
            {t.takeBack}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
