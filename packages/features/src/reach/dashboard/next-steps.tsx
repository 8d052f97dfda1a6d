import { itemOf, type DeliveryStatus, type NextStep } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import {
  CalendarCheck,
  HandCoins,
  Hourglass,
  MessageCircle,
  TriangleAlert,
  Truck,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import {
  appointment,
  knownWord,
  Link,
  shortDay,
  TextLink,
  useClock,
  useDateFormat,
  useMessages,
  useMoney,
  type Destination,
} from '../../kernel/index.js';
import { useOrderName } from '../../deals/parts/bundle/use-order-name.js';
import { deliveryStatusCatalogue } from '../../deals/parts/delivery/index.js';
import { PhotoPicture } from '../../shared/index.js';
import { firstNameOf } from '../../shared/first-name.js';
import { catalogue } from './dashboard.catalogue.js';
import type { DashboardMessages } from './dashboard.messages.js';

/** Texts of a step: reason, instruction, one line of detail, and the button. */
interface Wording {
  readonly reason: string;
  readonly icon: ReactNode;
  readonly sentence: string;
  readonly fact: string;
  readonly action: string;
  readonly to: Destination;
  /** Link to further details. */
  readonly also?: { readonly label: string; readonly to: Destination };
}

/** Pending steps of the student, most urgent first. Only the first has the primary button. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const t = useMessages(catalogue);
  const wordingOf = useWording();
  const shown = steps.flatMap((step) => {
    const wording = wordingOf(step);
    return wording === null ? [] : [{ step, wording }];
  });
  if (shown.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <Heading level={2} className="sr-only">
        {t.now}
      </Heading>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map(({ step, wording }, index) => (
          <li key={`${step.kind} ${wording.sentence} ${index}`}>
            <Step step={step} wording={wording} first={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Step({ step, wording, first }: { step: NextStep; wording: Wording; first: boolean }) {
  const { reason, icon, sentence, fact, action, to, also } = wording;
  return (
    <Card
      className={`flex flex-wrap items-center gap-3 ${first ? 'outline-2 -outline-offset-2 outline-fg' : ''}`}
    >
      <span aria-hidden="true" className="h-20 w-16 shrink-0 overflow-hidden rounded-control bg-fill">
        {step.photo === null ? (
          <span className="grid size-full place-items-center">
            <HexagonIcon tone={'hive' in step ? step.hive : 'essentials'} size="sm" />
          </span>
        ) : (
          <PhotoPicture photo={step.photo} alt="" sizes="64px" eager={first} className="size-full" />
        )}
      </span>
      <div className="grid min-w-0 grow basis-40 gap-0.5">
        <p className="flex items-start gap-1.5 text-xs font-semibold text-warning [&_svg]:size-4 [&_svg]:shrink-0">
          {icon}
          <span suppressHydrationWarning className="min-w-0">
            {reason}
          </span>
        </p>
        <Heading level={3} className="line-clamp-3 wrap-anywhere">
          {sentence}
        </Heading>
        <p suppressHydrationWarning className="text-sm wrap-anywhere text-fg-muted">
          {fact}
        </p>
        {also === undefined ? null : (
          <TextLink standalone to={also.to} className="justify-self-start text-sm">
            {also.label}
          </TextLink>
        )}
      </div>
      <Button asChild variant={first ? 'primary' : 'outline'} className="max-sm:w-full sm:min-w-44">
        <Link to={to}>{action}</Link>
      </Button>
    </Card>
  );
}

interface StepWords {
  readonly steps: DashboardMessages['steps'];
  readonly deliveries: Readonly<Record<DeliveryStatus, string>>;
  readonly money: (amount: number) => string;
  readonly whenOf: (iso: string) => string;
  readonly dayOf: (iso: string) => string;
  readonly nameOf: (step: { readonly otherName: string | null }) => string;
  /** Title with the number of further items. */
  readonly titleOf: (step: { readonly title: string; readonly moreItems?: number | undefined }) => string;
}

type StepOf<Kind extends NextStep['kind']> = Extract<NextStep, { kind: Kind }>;

/** Texts and destination of each kind of step. */
const WORDINGS: { readonly [Kind in NextStep['kind']]: (step: StepOf<Kind>, words: StepWords) => Wording } = {
  complaint: (step, { steps, money, nameOf, titleOf, whenOf }) => ({
    icon: <TriangleAlert aria-hidden="true" />,
    reason: steps.complaintReason(whenOf(step.openedAt)),
    sentence: steps.complaint(nameOf(step), titleOf(step)),
    fact: steps.complaintFact(money(step.amount)),
    action: steps.complaintAction,
    to: { to: 'payment', id: step.paymentId },
  }),
  pay: (step, { steps, money, titleOf, whenOf }) => ({
    icon: <Hourglass aria-hidden="true" />,
    reason: steps.keptUntil(whenOf(step.until)),
    sentence: steps.pay(titleOf(step)),
    fact: steps.payFact(money(step.amount)),
    action: steps.payAction,
    to: { to: 'checkout', hive: step.hive, id: step.listingId, reference: step.reference },
  }),
  meet(step, words) {
    const { steps, money, nameOf, titleOf, dayOf } = words;
    const name = nameOf(step);
    const title = titleOf(step);
    const isBuyer = step.role === 'buyer';
    const until = step.until === null ? null : dayOf(step.until);
    return {
      icon: step.delivery === null ? <CalendarCheck aria-hidden="true" /> : <Truck aria-hidden="true" />,
      reason: meetingOf(step, words),
      sentence:
        step.delivery === null
          ? steps.meet(name, title)
          : (isBuyer ? steps.brings : steps.bring)(name, title),
      fact: (isBuyer ? steps.held : steps.yours)(money(step.amount), until),
      action:
        step.delivery === null && step.proposed
          ? steps.answerAction
          : isBuyer
            ? steps.showCode
            : steps.enterCode,
      to: { to: 'payment', id: step.paymentId },
    };
  },
  offer: (step, { steps, money, nameOf, whenOf }) => ({
    icon: <HandCoins aria-hidden="true" />,
    reason: steps.answerUntil(whenOf(step.until)),
    sentence: steps.offer(nameOf(step), money(step.amount), step.title),
    fact: steps.offerFact(money(step.price)),
    action: steps.answerAction,
    to: { to: 'conversation', id: step.conversationId },
  }),
  agreed(step, { steps, money, whenOf }) {
    // A lesson costs by its length, so its time is chosen first.
    const isBooked = itemOf(step.hive) === 'session';
    return {
      icon: <HandCoins aria-hidden="true" />,
      reason: steps.keptUntil(whenOf(step.until)),
      sentence: steps.pay(step.title),
      fact: steps.agreedFact(money(step.amount), money(step.price)),
      action: isBooked ? steps.agreedBook : steps.agreedAction(money(step.amount)),
      to: { to: isBooked ? 'listing' : 'checkout', hive: step.hive, id: step.listingId },
    };
  },
  lesson: (step, { steps, money, nameOf, whenOf }) => ({
    icon: <Hourglass aria-hidden="true" />,
    reason: steps.keptUntil(whenOf(step.until)),
    sentence: steps.lesson(whenOf(step.startsAt), nameOf(step)),
    fact: steps.lessonFact(step.title, money(step.amount)),
    action: steps.lessonAction,
    also: { label: steps.allLessons, to: { to: 'series', id: step.seriesId } },
    to: {
      to: 'checkout',
      hive: step.hive,
      id: step.listingId,
      startsAt: step.startsAt,
      hours: step.hours,
      series: step.seriesId,
    },
  }),
  milestone: (step, { steps, money }) => ({
    icon: <HandCoins aria-hidden="true" />,
    reason: steps.milestone(step.number, step.count),
    sentence: steps.payMilestone(step.milestone, step.title),
    fact: steps.milestoneFact(money(step.amount)),
    action: steps.milestoneAction,
    to: { to: 'checkout', hive: step.hive, id: step.listingId },
  }),
  applicants: (step, { steps }) => ({
    icon: <Users aria-hidden="true" />,
    reason: steps.applicants(step.count),
    sentence: steps.choose(step.title),
    fact: steps.chooseFact,
    action: steps.chooseAction,
    to: { to: 'applicants', hive: step.hive, id: step.listingId },
  }),
  deadline: (step, { steps, whenOf }) => ({
    icon: <Hourglass aria-hidden="true" />,
    reason: whenOf(step.at),
    sentence: (step.deadline === 'task' ? steps.taskDue : steps.listingEnds)(step.title),
    fact: step.deadline === 'task' ? steps.taskDueFact : steps.listingEndsFact,
    action: step.deadline === 'task' ? steps.seeTask : steps.seeListing,
    to: { to: 'listing', hive: step.hive, id: step.listingId },
  }),
  unread: (step, { steps }) => ({
    icon: <MessageCircle aria-hidden="true" />,
    reason: steps.unread(step.count),
    sentence: steps.wrote(step.otherName ?? steps.someone, step.count - 1),
    fact: step.title ?? steps.wroteFact,
    action: steps.reply,
    to: { to: 'conversation', id: step.conversationId },
  }),
};

/** Returns the time and place of a meeting, or what is open about it. */
function meetingOf(
  { proposed, startsAt, place, delivery }: StepOf<'meet'>,
  { steps, deliveries, whenOf }: StepWords,
): string {
  if (delivery !== null) return knownWord(deliveries, delivery);
  if (proposed) return steps.answer;
  if (startsAt === null) return steps.timeOpen;
  return place === null ? whenOf(startsAt) : steps.timeAt(whenOf(startsAt), place);
}

/** Returns the texts of a step; null for a kind that only a newer version knows. */
function useWording(): (step: NextStep) => Wording | null {
  const { steps } = useMessages(catalogue);
  const deliveries = useMessages(deliveryStatusCatalogue);
  const money = useMoney();
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const orderName = useOrderName();
  const words: StepWords = {
    steps,
    deliveries,
    money,
    whenOf: (iso) => appointment(iso, now, dateFormat),
    dayOf: (iso) => shortDay(iso, now, dateFormat),
    nameOf: ({ otherName }) => firstNameOf({ name: otherName }, steps.someone),
    titleOf: ({ title, moreItems = 0 }) => orderName(title, moreItems),
  };
  return (step) => wordingOf(step, words);
}

function wordingOf<Kind extends NextStep['kind']>(
  step: { [K in Kind]: StepOf<K> }[Kind],
  words: StepWords,
): Wording | null {
  return Object.hasOwn(WORDINGS, step.kind) ? WORDINGS[step.kind](step, words) : null;
}
