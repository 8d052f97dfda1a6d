import { useToast } from '@campushive/ui/toast';
import {
  useClient,
  useClock,
  useFailureText,
  useMessages,
  useNavigation,
  useOwnActionDone,
  useStorage,
} from '../../kernel/index.js';
import { sharedCatalogue } from '../../shared/shared.catalogue.js';
import { takeIntent } from './sign-in-intent.js';

/**
 * Returns a callback for a successful sign-in: it opens the page that asked for the login, or the dashboard, and
 * completes the visitor's pending action.
 */
export function useAfterSignIn(from: string | undefined): () => void {
  const client = useClient();
  const storage = useStorage();
  const clock = useClock();
  const navigation = useNavigation();
  const done = useOwnActionDone();
  const t = useMessages(sharedCatalogue);
  const failureText = useFailureText();
  const { toast } = useToast();

  async function fulfilIntent(): Promise<void> {
    const intent = takeIntent(storage, clock);
    if (intent === null) return;
    try {
      await client.favorites.add(intent);
      if (intent.kind === 'saved') toast({ tone: 'success', title: t.saved });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, t.favoriteFailed) });
    }
    await done('loggedIn');
  }

  return () => {
    void fulfilIntent();
    if (from === undefined) navigation.go({ to: 'dashboard' }, { replace: true });
    else navigation.goToPath(from, { replace: true });
  };
}
