import type { Payment } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useClient, useFailureText, useNavigation, useStorage } from '../../kernel/index.js';
import { moreOf, useOrderName } from '../parts/bundle/use-order-name.js';
import { messageDraft } from '../../talk/parts/message-draft.js';
import { otherFirstName } from '../parts/meetups/index.js';
import { kindOfOrder } from '../sold/kinds.js';
import { useSoldWords } from '../sold/use-sold-words.js';

export interface OrderMessage {
  readonly onMessage: () => void;
  readonly opening: boolean;
}

/** Opens the conversation about an order's listing. Adds a draft message while the order is held. */
export function useOrderMessage(payment: Payment | undefined): OrderMessage {
  const client = useClient();
  const storage = useStorage();
  const orderName = useOrderName();
  const t = useSoldWords(payment === undefined ? 'thing' : kindOfOrder(payment));
  const failureText = useFailureText();
  const navigation = useNavigation();
  const { toast } = useToast();
  const open = useMutation({
    mutationFn: (about: Payment) =>
      client.threads.open({ recipientId: otherSide(about).id, hiveId: about.transactionHive.id }),
    onSuccess({ data }, about) {
      const key = messageDraft(data.id);
      // Keeps an existing draft.
      if (about.orderStatus === 'held' && storage.read(key) === null)
        storage.write(
          key,
          t.meetDraft[about.role](otherFirstName(about), orderName(about.metadata.hiveTitle, moreOf(about))),
        );
      navigation.go({ to: 'conversation', id: data.id });
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.messageFailed) }),
  });
  return {
    onMessage() {
      if (payment !== undefined) open.mutate(payment);
    },
    opening: open.isPending,
  };
}

/** Returns the other party. */
const otherSide = ({ role, seller, buyer }: Payment) => (role === 'buyer' ? seller : buyer);
