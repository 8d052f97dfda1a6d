import { Button } from '@campushive/ui/button';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BellPlus, BellRing } from 'lucide-react';
import { useClient, useFailureText, useMessages, useOwnActionDone, useUser } from '../../kernel/index.js';
import { savedSearchesQuery } from '../search/search.queries.js';
import { catalogue } from './course.catalogue.js';

/**
 * Follows a course at the viewer's university by a saved search: the student is notified of new listings, and the dashboard shows them.
 * A second press ends it. Renders nothing for visitors.
 */
export function FollowCourseButton({ code }: { code: string }) {
  const t = useMessages(catalogue);
  const client = useClient();
  const done = useOwnActionDone();
  const failureText = useFailureText();
  const { toast } = useToast();
  const university = useUser()?.universityId;
  const saved = useQuery({ ...savedSearchesQuery(client), enabled: university !== undefined });
  const follow = saved.data?.find(
    ({ course, q, hiveType }) => course === code && q === '' && hiveType === null,
  );
  const change = useMutation({
    mutationFn: async () => {
      if (follow !== undefined) await client.savedSearches.remove({ id: follow.id });
      else await client.savedSearches.create({ course: code, ...(university != null && { university }) });
    },
    onSuccess() {
      toast({ tone: 'success', title: follow === undefined ? t.followed(code) : t.unfollowed(code) });
      return done('courseFollowed');
    },
    onError: (error) => toast({ tone: 'danger', title: failureText(error, t.followFailed) }),
  });
  if (saved.data === undefined) return null;
  const Icon = follow === undefined ? BellPlus : BellRing;
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={follow !== undefined}
      leading={<Icon aria-hidden="true" />}
      loading={change.isPending}
      loadingLabel={t.following}
      onClick={() => change.mutate()}
    >
      {follow === undefined ? t.follow : t.followsIt}
    </Button>
  );
}
