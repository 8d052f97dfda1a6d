import {
  MAX_MILESTONES_REASON,
  type GigMilestones,
  type Milestone,
  type MilestonePlan,
} from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Badge, type BadgeTone } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Textarea } from '@campushive/ui/textarea';
import {
  appointment,
  TextLink,
  useClock,
  useDateFormat,
  useMessages,
  useMoney,
  useProblemText,
  useMissingText,
} from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { catalogue } from './milestones.catalogue.js';
import type { MilestonesControl } from './use-milestones.js';
import { FailedAlert } from '../../../shared/failed-alert.js';

export interface MilestonesViewProps {
  /** State and actions of the milestones. */
  control: MilestonesControl;
  /** Side of the viewer. */
  side: 'poster' | 'worker';
  /** First name of the other side. */
  name: string;
  /** Called when the poster wants to divide the gig, or to change its unpaid milestones. */
  onPropose: () => void;
}

/** Milestones of a gig: each part with its status, and the next step. */
export function MilestonesView(props: MilestonesViewProps) {
  const t = useMessages(catalogue);
  const { state } = props.control;
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-24 animate-late-in" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.failed}</FailedAlert>;
    case 'ready':
      return <Ready {...props} data={state.data} />;
    default:
      return state satisfies never;
  }
}

type ReadyProps = MilestonesViewProps & { data: GigMilestones };

function Ready(props: ReadyProps) {
  const t = useMessages(catalogue);
  const { data, side, name, onPropose } = props;
  const { standing, proposal, mayPropose } = data;
  if (standing === null && proposal === null && !mayPropose) return null;
  const isNew = standing === null && proposal === null;
  return (
    <Card data-slot="milestones" className="grid grid-cols-1 gap-4">
      <Heading level={2} size="subsection">
        {isNew ? t.introTitle : standing === null ? t.proposed : t.title}
      </Heading>
      {isNew ? <p className="text-sm text-fg-muted">{t.intro(name)}</p> : null}
      {standing === null ? null : <Standing plan={standing} side={side} name={name} />}
      {proposal === null ? null : <Proposal {...props} plan={proposal} />}
      {mayPropose && proposal?.status !== 'proposed' ? (
        <Button variant="outline" fullWidth onClick={onPropose}>
          {proposal?.status === 'declined' || proposal?.status === 'expired'
            ? t.again
            : standing === null
              ? t.divide
              : t.change}
        </Button>
      ) : null}
    </Card>
  );
}

const TONES: Readonly<Record<Milestone['state'], BadgeTone>> = {
  waiting: 'neutral',
  due: 'warning',
  paying: 'info',
  held: 'info',
  disputed: 'warning',
  released: 'success',
  refunded: 'neutral',
};

const PROPOSALS: readonly MilestonePlan['status'][] = ['proposed', 'declined', 'expired'];

/** Milestones in order. In a proposal, only paid ones show a status. */
function Parts({ plan }: { plan: MilestonePlan }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  return (
    <ol className="grid gap-3">
      {plan.milestones.map(({ id, title, price, state, paymentId }, index) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="grid min-w-0 grow basis-32 justify-items-start gap-1">
            <span className="font-semibold wrap-anywhere">
              {index + 1}. {title}
            </span>
            {PROPOSALS.includes(plan.status) && paymentId === null ? null : (
              <Badge tone={TONES[state]} size="sm">
                {t.states[state]}
              </Badge>
            )}
            {paymentId === null ? null : (
              <TextLink standalone to={{ to: 'payment', id: paymentId }} className="text-sm">
                <span aria-hidden="true">{t.order}</span>
                <span className="sr-only">{t.seePayment(title)}</span>
              </TextLink>
            )}
          </span>
          <span className="font-bold tabular-nums">{money(price)}</span>
        </li>
      ))}
    </ol>
  );
}

function Standing({
  plan,
  side,
  name,
}: { plan: MilestonePlan } & Pick<MilestonesViewProps, 'side' | 'name'>) {
  return (
    <div className="grid gap-4">
      <p className="text-sm" role="status">
        {useNextText(plan, side, name)}
      </p>
      <Parts plan={plan} />
    </div>
  );
}

/** Returns the text of the next step for the viewer's side. */
function useNextText(plan: MilestonePlan, side: MilestonesViewProps['side'], name: string): string {
  const t = useMessages(catalogue);
  const next = plan.milestones.find(({ state }) => state !== 'released' && state !== 'refunded');
  if (next === undefined || next.state === 'released' || next.state === 'refunded') return t.over;
  if (plan.status === 'ended') return t.ended;
  // The first open milestone is due: no earlier one is left to wait for.
  const state = next.state === 'waiting' ? 'due' : next.state;
  return t[side === 'poster' ? 'buyer' : 'seller'][state](next.title, name);
}

function Proposal(props: ReadyProps & { plan: MilestonePlan }) {
  const t = useMessages(catalogue);
  const { plan, data, side } = props;
  const isOpen = plan.status === 'proposed';
  return (
    <div className={`grid gap-4 ${data.standing === null ? '' : 'border-t border-line pt-4'}`}>
      {data.standing === null ? null : (
        <Heading level={3} size="subsection">
          {t.proposed}
        </Heading>
      )}
      <p className="text-sm wrap-anywhere">{useProposalText(props)}</p>
      {plan.reason === null ? null : (
        <p dir="auto" className="border-l-2 border-line pl-3 text-sm whitespace-pre-line wrap-anywhere">
          {plan.reason}
        </p>
      )}
      <Parts plan={plan} />
      {isOpen ? side === 'poster' ? <TakeBack {...props} /> : <Answer {...props} /> : null}
    </div>
  );
}

/** Returns a proposal's status: the pending answer with its deadline, or the outcome. */
function useProposalText({ plan, data, side, name }: ReadyProps & { plan: MilestonePlan }): string {
  const t = useMessages(catalogue);
  const clock = useClock();
  const dateFormat = useDateFormat();
  if (plan.status === 'expired') return side === 'poster' ? t.theyMissed(name) : t.youMissed;
  if (plan.answerBy === null) return side === 'poster' ? t.theyDeclined(name) : t.youDeclined;
  const until = appointment(plan.answerBy, clock.now(), dateFormat);
  if (side === 'poster') return t.waits(name, until);
  return `${data.standing === null ? t.asks(name) : t.asksChange(name)} ${t.answerBy(until)}`;
}

function TakeBack({ control, plan, onPropose }: ReadyProps & { plan: MilestonePlan }) {
  const t = useMessages(catalogue);
  return (
    <>
      <Problem control={control} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={onPropose}>
          {t.again}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          loading={control.taking === 'withdraw'}
          loadingLabel={t.withdrawing}
          onClick={() => control.onStep({ step: 'withdraw', planId: plan.id })}
        >
          {t.withdraw}
        </Button>
      </div>
    </>
  );
}

function Answer({ control, plan, name }: ReadyProps & { plan: MilestonePlan }) {
  const t = useMessages(catalogue);
  const missing = useMissingText();
  const problemText = useProblemText();
  return (
    <>
      {control.declining ? null : <Problem control={control} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          loading={control.taking === 'accept'}
          loadingLabel={t.accepting}
          onClick={() => control.onStep({ step: 'accept', planId: plan.id })}
        >
          {t.accept}
        </Button>
        <Button variant="outline" onClick={() => control.onDeclining({ open: true })}>
          {t.decline}
        </Button>
      </div>
      <FormDialog
        open={control.declining}
        onOpenChange={(open) => control.onDeclining({ open })}
        title={t.declineTitle}
        description={t.declineText(name)}
        t={{ close: t.close, cancel: t.cancel, send: t.decline, sending: t.declining }}
        variant="primary"
        form={{
          sending: control.taking === 'decline',
          onSend: () => control.onStep({ step: 'decline', planId: plan.id }),
        }}
        problem={control.problem === null ? null : problemText(control.problem, t.actionFailed)}
      >
        <Textarea
          name="reason"
          label={t.reason}
          rows={4}
          required
          maxLength={MAX_MILESTONES_REASON}
          value={control.reason}
          error={control.reasonMissing ? missing('reason') : undefined}
          onChange={(event) => control.onReason(event.target.value)}
        />
      </FormDialog>
    </>
  );
}

function Problem({ control: { problem } }: Pick<MilestonesViewProps, 'control'>) {
  const t = useMessages(catalogue);
  const problemText = useProblemText();
  return problem === null ? null : <Alert tone="danger">{problemText(problem, t.actionFailed)}</Alert>;
}
