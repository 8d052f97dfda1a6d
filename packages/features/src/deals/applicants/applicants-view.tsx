import { mayMoveListing, type Application, type HiveName, type Listing } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { ArrowLeft, Users } from 'lucide-react';
import { Link, TextLink, useMessages, useMoney } from '../../kernel/index.js';
import { ConfirmOnDemand } from '../../shared/index.js';
import { usePreviousValue } from '../../shared/hooks/use-previous-value.js';
import { useTotal } from '../../catalogue/parts/prices/fee-breakdown.js';
import { unitPriceOf } from '../../catalogue/parts/prices/agreed-price.js';
import { NotReady } from '../../shared/not-ready.js';
import { ShowMoreButton } from '../../shared/show-more.js';
import { ApplicantCard } from './applicant-card.js';
import { catalogue } from './applicants.catalogue.js';
import { InviteStudents } from './invite-students.js';
import type { Applicants, ApplicantsState } from './use-applicants.js';
import type { Invitations } from './use-invitations.js';

/** Task with its applicants and invitations, as the applicants page loads them. */
export interface ApplicantsViewProps {
  /** Hive of the task, for the Back link. */
  hive: HiveName;
  /** Id of the task. */
  id: string;
  /** Task, applicants and the poster's actions. */
  applicants: Applicants;
  /** Invited students, and suggestions for invitations. */
  invitations: Invitations;
}

/** Applicants of a task with their messages. The poster assigns the task to one of them. */
export function ApplicantsView({ hive, id, applicants, invitations }: ApplicantsViewProps) {
  const t = useMessages(catalogue);
  const { state } = applicants;
  return (
    <div className="page grid page-2xl content-start gap-4 py-4">
      <TextLink standalone to={{ to: 'listing', hive, id }} className="inline-flex items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {t.backToTask}
      </TextLink>
      <header>
        <Heading level={1}>{t.title}</Heading>
        {state.status === 'ready' ? (
          <p dir="auto" className="line-clamp-2 wrap-anywhere text-fg-muted">
            {state.task.title}
          </p>
        ) : null}
        <p aria-live="polite" className="min-h-5 text-sm text-fg-muted tabular-nums">
          {state.status === 'ready' && state.count > 0 ? t.count(state.count) : ''}
        </p>
      </header>
      <Body applicants={applicants} />
      {state.status === 'ready' ? <InviteStudents task={state.task} invitations={invitations} /> : null}
      <Asking applicants={applicants} />
    </div>
  );
}

function Body({ applicants }: Pick<ApplicantsViewProps, 'applicants'>) {
  const t = useMessages(catalogue);
  const { state } = applicants;
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <NotReady state={state} icon={<Users />} failed={t.failed}>
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </NotReady>
      );
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          icon={<Users />}
          title={t.missing}
          action={
            <Button asChild>
              <Link to={{ to: 'myListings' }}>{t.myListings}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return <Ready state={state} applicants={applicants} />;
    default:
      return state satisfies never;
  }
}

type ReadyState = Extract<ApplicantsState, { status: 'ready' }>;

function Ready({ state, applicants }: { state: ReadyState; applicants: Applicants }) {
  const t = useMessages(catalogue);
  const { task, applications } = state;
  if (applications.length === 0) {
    return <EmptyState icon={<Users />} title={t.emptyTitle} description={t.emptyText} />;
  }
  return (
    <>
      <NextStep task={task} />
      <ul className="grid gap-3">
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicantCard application={application} task={task} applicants={applicants} />
          </li>
        ))}
      </ul>
      <ShowMoreButton state={state} t={t} />
    </>
  );
}

/** Next step after the assignment: pay the student, or show the code. */
function NextStep({ task }: { task: Listing }) {
  const t = useMessages(catalogue);
  const totalOf = useTotal();
  const money = useMoney();
  const { hiveTypeId: hive, id, status, myOrder } = task;
  const price = unitPriceOf(task);
  if (myOrder !== undefined && myOrder.status !== 'pending_payment') {
    return (
      <Alert
        tone="success"
        action={
          <Button asChild size="sm">
            <Link to={{ to: 'payment', id: myOrder.id }}>{t.showCode}</Link>
          </Button>
        }
      >
        {t.paid}
      </Alert>
    );
  }
  if (status === 'assigned' || status === 'reserved') {
    if (price === 0) return null;
    return (
      <div className="grid gap-2">
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={{ to: 'checkout', hive, id }}>{t.pay(money(totalOf('gig', price)))}</Link>
        </Button>
        <p className="text-sm text-fg-muted">{t.payText}</p>
      </div>
    );
  }
  return mayMoveListing(status, 'assigned', 'poster') ? null : <Alert>{t.over}</Alert>;
}

function Asking({ applicants }: Pick<ApplicantsViewProps, 'applicants'>) {
  const t = useMessages(catalogue);
  const totalOf = useTotal();
  const money = useMoney();
  const { busy } = applicants;
  const question = usePreviousValue(applicants.question);
  if (question === null) return null;
  const name = question.about.applicant.name ?? t.deletedUser;
  const chooseText = ({ price }: Application) =>
    price === null ? t.chooseText : t.chooseAtText(money(price), money(totalOf('gig', price)));
  const choosing = question.to === 'choose';
  return (
    <ConfirmOnDemand
      open={applicants.question !== null}
      onOpenChange={(open) => {
        if (!open) applicants.onAsk({ question: null });
      }}
      variant={choosing ? 'secondary' : 'danger'}
      title={choosing ? t.chooseTitle(name) : t.takeBackTitle(name)}
      description={choosing ? chooseText(question.about) : t.takeBackText}
      confirmLabel={choosing ? t.choose : t.takeBack}
      cancelLabel={t.cancel}
      loading={busy}
      loadingLabel={choosing ? t.choosing : t.takingBack}
      onConfirm={applicants.onAnswer}
    />
  );
}
