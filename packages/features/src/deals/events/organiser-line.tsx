import type { Listing } from '@campushive/contract';
import { useQuery } from '@tanstack/react-query';
import { TextLink, useClient, useMessages, useUser } from '../../kernel/index.js';
import { FollowButton, useFollow } from '../../accounts/parts/follow/index.js';
import { profileQuery } from '../../accounts/parts/profile.queries.js';
import { catalogue } from './events.catalogue.js';

/**
 * Organiser of an event, with the number of their other events and a follow button. Renders nothing for a deleted
 * account.
 */
export function OrganiserLine({ organiser: { id, name } }: { organiser: Listing['postedBy'] }) {
  const t = useMessages(catalogue);
  const me = useUser();
  const query = useQuery({ ...profileQuery(useClient(), id), enabled: name !== null && me !== null });
  const follow = useFollow(id);
  if (name === null || me === null) return null;
  const profile = query.data;
  const coming = profile?.events.coming ?? 0;
  return (
    <div
      data-slot="organiser"
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1"
    >
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        {t.byOrganiser}{' '}
        <TextLink dir="auto" to={{ to: 'user', id }}>
          {name}
        </TextLink>
        {coming === 0 ? null : <span className="block text-sm text-fg-muted">{t.comingEvents(coming)}</span>}
      </p>
      {profile === undefined || profile.isBlocked ? null : (
        <FollowButton followed={profile.isFollowed} pending={follow.isPending} onFollow={follow.mutate} />
      )}
    </div>
  );
}
