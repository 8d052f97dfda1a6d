import type { FavoriteKind, FavoriteMarks, FavoriteState, Listing } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  useClient,
  useClock,
  useFailureText,
  useMessages,
  useNavigation,
  useSession,
  useStorage,
} from '../../../kernel/index.js';
import { FAVORITES, FAVORITE_LISTS } from '../../data.js';
import { favoriteQuery, marksQuery } from './favorites.queries.js';
import { sharedCatalogue } from '../../../shared/shared.catalogue.js';
import { writeIntent } from '../../../accounts/parts/sign-in-intent.js';

/** State of a save button: pressed when the viewer has saved the listing. */
export interface FavoriteToggle {
  readonly pressed: boolean;
  /** Saves or removes immediately. A visitor logs in first; the listing is saved afterwards. */
  readonly onToggle: () => void;
}

/** Save or like state of a listing, with an optimistic update that is rolled back when the server refuses. */
export function useFavorite(listing: Pick<Listing, 'id'>, kind: FavoriteKind = 'saved'): FavoriteToggle {
  const client = useClient();
  const queries = useQueryClient();
  const session = useSession();
  const storage = useStorage();
  const clock = useClock();
  const navigation = useNavigation();
  const t = useMessages(sharedCatalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const member = session.status === 'member';
  const marks = useQuery({ ...marksQuery(client), enabled: member });
  const pressed = member && (marks.data?.[kind].includes(listing.id) ?? false);
  const marksKey = marksQuery(client).queryKey;
  const stateKey = favoriteQuery(client, listing.id).queryKey;

  // Ignores the second press of a double press, which comes before the next render.
  const busy = useRef(false);
  const change = useMutation({
    mutationFn: (on: boolean) =>
      on
        ? client.favorites.add({ hiveId: listing.id, kind })
        : client.favorites.remove({ hiveId: listing.id, kind }),
    async onMutate(on) {
      await queries.cancelQueries({ queryKey: FAVORITES });
      show(on);
    },
    onError(error, on) {
      show(!on);
      toast({ tone: 'danger', title: failureText(error, t.favoriteFailed) });
    },
    onSuccess({ data }, on) {
      queries.setQueryData(stateKey, data);
      if (marks.data === undefined) void queries.invalidateQueries({ queryKey: marksKey });
      if (kind === 'liked') return;
      if (on) toast({ tone: 'success', title: t.saved });
      else toast({ title: t.unsaved, action: { label: t.undo, onPress: () => change.mutate(true) } });
    },
    onSettled() {
      busy.current = false;
      return queries.invalidateQueries({ queryKey: FAVORITE_LISTS });
    },
  });

  return {
    pressed,
    onToggle() {
      if (session.status === 'anonymous') {
        writeIntent(storage, clock, { hiveId: listing.id, kind });
        navigation.go({ to: 'login', from: navigation.current() });
      }
      if (!member || busy.current || change.isPending) return;
      busy.current = true;
      change.mutate(!pressed);
    },
  };

  function show(on: boolean): void {
    queries.setQueryData(marksKey, (cached: FavoriteMarks | undefined) => {
      if (cached === undefined) return cached;
      const { saved, liked } = cached;
      const ids = (kind === 'saved' ? saved : liked).filter((id) => id !== listing.id);
      return { saved, liked, [kind]: on ? [listing.id, ...ids] : ids };
    });
    queries.setQueryData(stateKey, (cached: FavoriteState | undefined) => {
      if (cached === undefined || cached[kind] === on) return cached;
      return { ...cached, [kind]: on, likes: kind === 'liked' ? cached.likes + (on ? 1 : -1) : cached.likes };
    });
  }
}
