import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import type { ReactNode } from 'react';
import { useMessages, useProblemText } from '../../../kernel/index.js';
import { focusOnMount } from '../../../shared/focus-on-mount.js';
import { AuthLayout } from '../auth-layout/auth-layout.js';
import type { WaitingList } from './use-waiting-list.js';
import { waitingListCatalogue } from './waiting-list.catalogue.js';

/** Props of {@link WaitingListView}. */
export interface WaitingListViewProps {
  /** State and actions. */
  waiting: WaitingList;
  /** Button that shares the page to sign up. Belongs to a higher area. */
  invite?: ReactNode;
}

/** Offer to wait for a university that is not open yet, and the place on the list. */
export function WaitingListView({ waiting, invite }: WaitingListViewProps) {
  const t = useMessages(waitingListCatalogue);
  const problemText = useProblemText();
  const { place, university, email, submitting, onSubmit } = waiting;
  if (place === null) {
    const problem = problemText(waiting.problem, t.joinFailed);
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
  const problem = problemText(waiting.problem, t.leaveFailed);
  return (
    <AuthLayout title={t.joinedTitle} tagline={t.joinedTagline(university)}>
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
          loading={submitting}
          loadingLabel={t.leaving}
          onClick={onSubmit}
        >
          {t.leave}
        </Button>
      </div>
    </AuthLayout>
  );
}
