import { Button } from '@campushive/ui/button';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useClient, useFailureText, useMessages, useNavigation } from '../../../kernel/index.js';
import { catalogue } from '../parts/stalls.catalogue.js';

/** Opens the chat with the other side about a stall. */
export function useStallMessage(stallId: string, recipientId: string) {
  const client = useClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const navigation = useNavigation();
  const { toast } = useToast();
  const open = useMutation({
    mutationFn: () => client.threads.open({ recipientId, hiveId: stallId }),
    onSuccess: ({ data }) => navigation.go({ to: 'conversation', id: data.id }),
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.messageFailed) }),
  });
  return { onMessage: () => open.mutate(), opening: open.isPending };
}

/** Button that opens the chat with the seller of a stall. */
export function MessageStall({ stallId, sellerId }: { stallId: string; sellerId: string }) {
  const t = useMessages(catalogue);
  const { onMessage, opening } = useStallMessage(stallId, sellerId);
  return (
    <Button
      variant="outline"
      leading={<MessageCircle aria-hidden="true" />}
      loading={opening}
      onClick={onMessage}
    >
      {t.message}
    </Button>
  );
}
