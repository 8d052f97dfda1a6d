import { itemOf, type NextStep } from '@campushive/contract';
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
        <p className="flex items-center gap-1.5 text-xs font-semibold text-warning [&_svg]:size-4 [&_svg]:shrink-0">
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

/** Returns the texts of a step; null for a kind that only a newer version knows. */
function useWording(): (step: NextStep) => Wording | null {
  const { steps } = useMessages(catalogue);
  const money = useMoney();
  const dateFormat = useDateFormat();
  const now = useClock().now();
  const deliveries = useMessages(deliveryStatusCatalogue);
  const orderName = useOrderName();
  const reasonOf = ({ proposed, startsAt, place, delivery }: Extract<NextStep, { kind: 'meet' }>) => {
    if (delivery !== null) return knownWord(deliveries, delivery);
    if (proposed) return steps.answer;
    if (startsAt === null) return steps.timeOpen;
    const when = appointment(startsAt, now, dateFormat);
    return place === null ? when : steps.timeAt(when, place);
  };
  return (step) => {
    switch (step.kind) {
      case 'complaint':
        return {
          icon: <TriangleAlert aria-hidden="true" />,
          reason: steps.complaintReason(appointment(step.openedAt, now, dateFormat)),
          sentence: steps.complaint(
            firstNameOf({ name: step.otherName }, steps.someone),
            orderName(step.title, step.moreItems ?? 0),
          ),
          fact: steps.complaintFact(money(step.amount)),
          action: steps.complaintAction,
          to: { to: 'payment', id: step.paymentId },
        };
      case 'pay':
        return {
          icon: <Hourglass aria-hidden="true" />,
          reason: steps.keptUntil(appointment(step.until, now, dateFormat)),
          sentence: steps.pay(orderName(step.title, step.moreItems ?? 0)),
          fact: steps.payFact(money(step.amount)),
          action: steps.payAction,
          to: { to: 'checkout', hive: step.hive, id: step.listingId, reference: step.reference },
        };
      case 'meet': {
        const name = firstNameOf({ name: step.otherName }, steps.someone);
        const title = orderName(step.title, step.moreItems ?? 0);
        const isBuyer = step.role === 'buyer';
        const until = step.until === null ? null : shortDay(step.until, now, dateFormat);
        return {
          icon: step.delivery === null ? <CalendarCheck aria-hidden="true" /> : <Truck aria-hidden="true" />,
          reason: reasonOf(step),
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
      }
      case 'offer':
        return {
          icon: <HandCoins aria-hidden="true" />,
          reason: steps.answerUntil(appointment(step.until, now, dateFormat)),
          sentence: steps.offer(
            firstNameOf({ name: step.otherName }, steps.someone),
            money(step.amount),
            step.title,
          ),
          fact: steps.offerFact(money(step.price)),
          action: steps.answerAction,
          to: { to: 'conversation', id: step.conversationId },
        };
      case 'agreed': {
        // A lesson costs by its length, so its time is chosen first.
        const isBooked = itemOf(step.hive) === 'session';
        return {
          icon: <HandCoins aria-hidden="true" />,
          reason: steps.keptUntil(appointment(step.until, now, dateFormat)),
          sentence: steps.pay(step.title),
          fact: steps.agreedFact(money(step.amount), money(step.price)),
          action: isBooked ? steps.agreedBook : steps.agreedAction(money(step.amount)),
          to: { to: isBooked ? 'listing' : 'checkout', hive: step.hive, id: step.listingId },
        };
      }
      case 'lesson':
        return {
          icon: <Hourglass aria-hidden="true" />,
          reason: steps.keptUntil(appointment(step.until, now, dateFormat)),
          sentence: steps.lesson(
            appointment(step.startsAt, now, dateFormat),
            firstNameOf({ name: step.otherName }, steps.someone),
          ),
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
        };
      case 'milestone':
        return {
          icon: <HandCoins aria-hidden="true" />,
          reason: steps.milestone(step.number, step.count),
          sentence: steps.payMilestone(step.milestone, step.title),
          fact: steps.milestoneFact(money(step.amount)),
          action: steps.milestoneAction,
          to: { to: 'checkout', hive: step.hive, id: step.listingId },
        };
      case 'applicants':
        return {
          icon: <Users aria-hidden="true" />,
          reason: steps.applicants(step.count),
          sentence: steps.choose(step.title),
          fact: steps.chooseFact,
          action: steps.chooseAction,
          to: { to: 'applicants', hive: step.hive, id: step.listingId },
        };
      case 'deadline':
        return {
          icon: <Hourglass aria-hidden="true" />,
          reason: appointment(step.at, now, dateFormat),
          sentence: (step.deadline === 'task' ? steps.taskDue : steps.listingEnds)(step.title),
          fact: step.deadline === 'task' ? steps.taskDueFact : steps.listingEndsFact,
          action: step.deadline === 'task' ? steps.seeTask : steps.seeListing,
          to: { to: 'listing', hive: step.hive, id: step.listingId },
        };
      case 'unread':
        return {
          icon: <MessageCircle aria-hidden="true" />,
          reason: steps.unread(step.count),
          sentence: steps.wrote(step.otherName ?? steps.someone, step.count - 1),
          fact: step.title ?? steps.wroteFact,
          action: steps.reply,
          to: { to: 'conversation', id: step.conversationId },
        };
      default:
        void (step satisfies never);
        return null;
    }
  };
}
