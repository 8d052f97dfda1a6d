import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import type { ReactNode } from 'react';
import { useMessages, useProblemText } from '../../../kernel/index.js';
import { focusOnMount } from '../../../shared/focus-on-mount.js';
import { AuthLayout } from '../auth-layout/auth-layout.js';
import type { WaitingList, WaitingStep } from './use-waiting-list.js';
import { WaitingCode } from './waiting-code.js';
import { waitingListCatalogue } from './waiting-list.catalogue.js';

/** Props of {@link WaitingListView}. */
export interface WaitingListViewProps {
  /** State and actions. */
  waiting: WaitingList;
  /** Button that shares the page to sign up. Belongs to a higher area. */
  invite?: ReactNode;
}

/** Offer to wait for a university that is not open yet, the code of the address, and the place on the list. */
export function WaitingListView({ waiting, invite }: WaitingListViewProps) {
  const { step } = waiting;
  switch (step.name) {
    case 'offer':
      return <Offer waiting={waiting} />;
    case 'code':
      return <WaitingCode waiting={waiting} step={step} />;
    case 'place':
      return <OnTheList waiting={waiting} step={step} invite={invite} />;
    default:
      return step satisfies never;
  }
}

function Offer({ waiting }: WaitingListViewProps) {
  const t = useMessages(waitingListCatalogue);
  const problem = useProblemText()(waiting.problem, t.joinFailed);
  const { university, email, submitting, onSubmit } = waiting;
  return (
    <AuthLayout title={t.title(university)} tagline={t.tagline}>
      <div className="grid gap-4">
        <p key="offer" ref={focusOnMount} tabIndex={-1} className="break-words outline-none">
          {t.address(email)}
        </p>
        {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
        <Button
          variant="primary"
          size="lg"
          fullWidth
          loading={submitting}
          loadingLabel={t.joining}
          onClick={onSubmit}
        >
          {t.join}
        </Button>
        <Button variant="ghost" size="lg" fullWidth onClick={waiting.onBack}>
          {t.back}
        </Button>
      </div>
    </AuthLayout>
  );
}

interface OnTheListProps extends WaitingListViewProps {
  step: Extract<WaitingStep, { name: 'place' }>;
}

function OnTheList({ waiting, step: { place }, invite }: OnTheListProps) {
  const t = useMessages(waitingListCatalogue);
  const problem = useProblemText()(waiting.problem, t.leaveFailed);
  return (
    <AuthLayout title={t.joinedTitle} tagline={t.joinedTagline(waiting.university)}>
      <div className="grid gap-4">
        <p key="joined" ref={focusOnMount} tabIndex={-1} role="status" className="outline-none">
          {place.waitingCount === null ? t.why : `${t.waiting(place.waitingCount)} ${t.why}`}
        </p>
        {invite}
        {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
        <Button
          variant="ghost"
          size="lg"
          fullWidth
          loading={waiting.submitting}
          loadingLabel={t.leaving}
          onClick={waiting.onSubmit}
        >
          {t.leave}
        </Button>
      </div>
    </AuthLayout>
  );
}
