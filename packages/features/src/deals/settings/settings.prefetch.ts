import { blockedQuery, paidQuery, sessionsQuery } from '../../accounts/settings/settings.queries.js';
import { textMessagesQuery } from '../../accounts/text-messages/text-messages.queries.js';
import type { PrefetchWorld, SettingsTab } from '../../kernel/index.js';
import { payoutAccountQuery } from '../parts/payout-account.queries.js';

/** Fetches the first data of one tab of the settings. Most tabs show data of the session. */
export async function prefetchSettings(
  { queries, client }: PrefetchWorld,
  { tab }: { readonly tab: SettingsTab },
): Promise<void> {
  if (tab === 'security') await queries.prefetchQuery(sessionsQuery(client));
  if (tab === 'notifications') await queries.prefetchQuery(textMessagesQuery(client));
  if (tab === 'privacy') await queries.prefetchInfiniteQuery(blockedQuery(client));
  if (tab === 'billing')
    await Promise.all([
      queries.prefetchQuery(paidQuery(client)),
      queries.prefetchQuery(payoutAccountQuery(client)),
    ]);
}
