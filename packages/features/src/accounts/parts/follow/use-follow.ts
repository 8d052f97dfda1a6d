import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useFailureText, useMessages } from '../../../kernel/index.js';
import { profileQuery } from '../profile.queries.js';
import { FOLLOWING } from '../../data.js';
import { catalogue } from './follow.catalogue.js';

/** Follows or unfollows a student with an optimistic update, which is rolled back on failure. */
export function useFollow(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const { queryKey } = profileQuery(client, id);
  const show = (following: boolean) =>
    queries.setQueryData(queryKey, (now) =>
      now === undefined || now.isFollowed === following
        ? now
        : { ...now, isFollowed: following, followerCount: now.followerCount + (following ? 1 : -1) },
    );
  return useMutation({
    mutationFn: async ({ follow }: { follow: boolean }) => {
      await (follow ? client.users.follow({ id }) : client.users.unfollow({ id }));
    },
    onMutate: ({ follow }) => void show(follow),
    onSuccess: (_answer, { follow }) => {
      toast({ tone: 'success', title: follow ? t.nowFollowing : t.noLongerFollowing });
      return queries.invalidateQueries({ queryKey: FOLLOWING });
    },
    onError(error, { follow }) {
      show(!follow);
      toast({ tone: 'danger', title: failureText(error, t.followFailed) });
    },
  });
}
