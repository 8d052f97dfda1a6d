import { isDelivered } from '@campushive/contract';
import { decideDone, decideRevision, refusalToAccept } from '@campushive/contract/rules/completion';
import { decideRelease } from '@campushive/contract/rules/orders';
import { namesOf } from './bundles.js';
import { deliverFiles } from './attachments.js';
import { markDelivered } from './deliveries.js';
import { giveToSeller } from './disputes.js';
import { byId, completionOf, orderFactsOf, promisedAt, sideOf, toPayment } from './order-shown.js';
import { notify, refuse, type InMemoryCalls, type Order, type State, type Student } from './state.js';

type CompletionCalls = InMemoryCalls<'completions.finish' | 'completions.revise' | 'completions.accept'>;

/** In-memory calls for paid work. */
export function completionCalls(state: State): CompletionCalls {
  const shown = (order: Order, me: Student) => ({ data: toPayment(order, me, state.now()) });
  const open = (id: string, me: Student) => {
    const order = byId(state, id, me);
    if (completionOf(order) === null) return refuse('not_found');
    const rounds = order.rounds ?? [];
    const facts = {
      orderStatus: order.status,
      rounds,
      promisedAt: promisedAt(order),
      isErrand: isDelivered(order.listing.hive),
    };
    return { order, rounds, facts };
  };
  const notifyOf = (order: Order, to: Student, kind: 'work_done' | 'work_sent_back') =>
    notify(state, to.id, {
      type: 'payment',
      kind,
      values: namesOf(order),
      subject: { type: 'payment', id: order.id },
    });

  return {
    'completions.finish'({ id, note, fileIds }, me) {
      const { order, rounds, facts } = open(id, me);
      const decision = decideDone(sideOf(order, me), facts, state.now());
      if ('refused' in decision) return refuse(decision.refused);
      const files = deliverFiles(state, me, fileIds ?? [], order);
      order.rounds = [...rounds, { note, files, doneAt: state.now().toISOString(), revision: null }];
      order.autoReleaseAt = decision.autoReleaseAt.getTime();
      notifyOf(order, order.buyer, 'work_done');
      return shown(order, me);
    },
    'completions.revise'({ id, reason }, me) {
      const { order, rounds, facts } = open(id, me);
      const decision = decideRevision(sideOf(order, me), facts, state.now());
      if ('refused' in decision) return refuse(decision.refused);
      const revision = { reason, askedAt: state.now().toISOString() };
      order.rounds = rounds.map((round, index) =>
        index === rounds.length - 1 ? { ...round, revision } : round,
      );
      order.workDueAt = decision.workDueAt.getTime();
      notifyOf(order, order.seller, 'work_sent_back');
      return shown(order, me);
    },
    'completions.accept'({ id }, me) {
      const { order, facts } = open(id, me);
      const refused = refusalToAccept(sideOf(order, me), facts);
      if (refused === 'done') return shown(order, me);
      if (refused !== null) return refuse(refused);
      const decision = decideRelease(orderFactsOf(order), state.now());
      if ('refused' in decision) return refuse(decision.refused);
      giveToSeller(state, order, decision, me);
      markDelivered(order, state.now());
      return shown(order, me);
    },
  };
}
