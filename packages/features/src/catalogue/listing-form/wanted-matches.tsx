import type { Wanted } from '@campushive/contract';
import { asksFor } from '@campushive/contract/rules/asks-for';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { TextLink, useClient, useMessages, useUser, type Destination } from '../../kernel/index.js';

import { catalogue } from './listing-form.catalogue.js';
import { matchingRequestsQuery } from './listing-form.queries.js';
import { useSettled } from './use-settled.js';
import type { FormValues } from './values/form-values.js';

/** Pause in typing before the wanted posts are matched, in milliseconds. */
const PAUSE = 600;

/**
 * Number of students on the campus with a wanted post that matches the title, once typing stops. Renders nothing
 * without a match or after a failure.
 */
export function WantedMatches({ control }: { control: Control<FormValues> }) {
  const t = useMessages(catalogue);
  const [typed, category] = useWatch({ control, name: ['title', 'itemCategory'] });
  const posts = useMatchingPosts(useSettled(String(typed ?? '').trim(), PAUSE), category);
  const students = new Set(posts.map(({ postedById }) => postedById)).size;
  return (
    <div role="status">
      {students === 0 ? null : (
        <TextLink standalone to={leadTo(posts)} className="mt-1.5 text-sm">
          {t.lookedFor(students)}
        </TextLink>
      )}
    </div>
  );
}

/** Returns other students' open wanted posts that match. */
function useMatchingPosts(title: string, category: FormValues['itemCategory']): readonly Wanted[] {
  const client = useClient();
  const me = useUser();
  const { data = [] } = useQuery(
    matchingRequestsQuery(client, title === '' ? null : (me?.universityId ?? null)),
  );
  return data.filter(
    (post) =>
      post.postedById !== me?.id &&
      (!category || post.category === null || post.category === category) &&
      asksFor(post.title, title),
  );
}

/** Returns the destination: the single post, or the list, filtered by category when all posts share one. */
function leadTo([first, ...others]: readonly Wanted[]): Destination {
  if (first !== undefined && others.length === 0) return { to: 'wantedPost', id: first.id };
  const category = first?.category ?? null;
  return category !== null && others.every((one) => one.category === category)
    ? { to: 'wanted', category }
    : { to: 'wanted' };
}
