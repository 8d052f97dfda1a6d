import { ApiError, type Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages, useNavigation } from '../../kernel/index.js';
import { listingKey } from '../data.js';
import { catalogue } from './study.catalogue.js';

export interface Download {
  readonly onDownload: () => void;
  readonly getting: boolean;
}

/** Requests the file's temporary URL and opens it. The browser saves the file or follows the link. */
export function useDownload({ id }: Listing): Download {
  const client = useClient();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const get = useMutation({
    mutationFn: async () => (await client.files.download({ id })).data,
    onSuccess({ url }) {
      navigation.leave(url);
      void queries.invalidateQueries({ queryKey: listingKey(id) });
    },
    onError(error) {
      const isMissing = error instanceof ApiError && error.code === 'not_found';
      toast({ tone: 'danger', title: isMissing ? t.gone : failureText(error, t.failed) });
    },
  });
  return { onDownload: () => get.mutate(), getting: get.isPending };
}
