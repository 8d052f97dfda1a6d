import type { ApplicationStatus, ListingStatus } from '@campushive/contract';
import { Badge, type BadgeTone } from '@campushive/ui/badge';
import { Ban, CircleCheck, CircleDashed, Clock, EyeOff, PencilLine, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { knownWord, useMessages } from '../../kernel/index.js';
import { sharedCatalogue } from '../../shared/shared.catalogue.js';

type Look = readonly [tone: BadgeTone, icon: ReactNode];

const LISTINGS: Readonly<Record<ListingStatus, Look>> = {
  draft: ['neutral', <PencilLine key="icon" aria-hidden="true" />],
  active: ['success', <CircleDashed key="icon" aria-hidden="true" />],
  reserved: ['warning', <Clock key="icon" aria-hidden="true" />],
  assigned: ['info', <UserCheck key="icon" aria-hidden="true" />],
  sold: ['neutral', <CircleCheck key="icon" aria-hidden="true" />],
  completed: ['neutral', <CircleCheck key="icon" aria-hidden="true" />],
  expired: ['warning', <Clock key="icon" aria-hidden="true" />],
  hidden: ['danger', <EyeOff key="icon" aria-hidden="true" />],
  deleted: ['neutral', <Ban key="icon" aria-hidden="true" />],
};
const APPLICATIONS: Readonly<Record<ApplicationStatus, Look>> = {
  waiting: ['warning', <Clock key="icon" aria-hidden="true" />],
  accepted: ['success', <CircleCheck key="icon" aria-hidden="true" />],
  declined: ['neutral', <Ban key="icon" aria-hidden="true" />],
  closed: ['neutral', <Ban key="icon" aria-hidden="true" />],
  withdrawn: ['neutral', <Ban key="icon" aria-hidden="true" />],
};

/** Look of a status that only a newer server knows. */
const UNKNOWN: Look = ['neutral', <CircleDashed key="icon" aria-hidden="true" />];

/** Status of a listing as colour, icon and text. */
export function ListingStatusBadge({ status }: { status: ListingStatus }) {
  const t = useMessages(sharedCatalogue);
  const [tone, icon] = Object.hasOwn(LISTINGS, status) ? LISTINGS[status] : UNKNOWN;
  return (
    <Badge tone={tone} size="sm" leading={icon}>
      {knownWord(t.statuses, status)}
    </Badge>
  );
}

/** Status of an application as colour, icon and text. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useMessages(sharedCatalogue);
  const [tone, icon] = Object.hasOwn(APPLICATIONS, status) ? APPLICATIONS[status] : UNKNOWN;
  return (
    <Badge tone={tone} size="sm" leading={icon}>
      {knownWord(t.applicationStatuses, status)}
    </Badge>
  );
}
