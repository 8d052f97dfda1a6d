import { changeSettings, DEFAULT_SETTINGS, type Settings, type SettingsChange } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  useClient,
  useFailureText,
  useMessages,
  useOwnActionDone,
  useSessionPort,
  useUser,
} from '../../kernel/index.js';
import { catalogue } from './settings.catalogue.js';

export interface SettingsControl {
  readonly settings: Settings;
  /** Applies a change at once. It is undone when saving fails. */
  readonly onChange: (change: SettingsChange) => void;
}

const KEY = ['account', 'settings'];

/** Loads and changes the student's settings. Changes are sent one by one, so that the last one wins. */
export function useSettings(): SettingsControl {
  const client = useClient();
  const session = useSessionPort();
  const queries = useQueryClient();
  const done = useOwnActionDone();
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const { toast } = useToast();
  const settings = useUser()?.settings ?? DEFAULT_SETTINGS;
  const current = () => {
    const state = session.state();
    return state.status === 'member' ? state.user.settings : DEFAULT_SETTINGS;
  };
  const save = useMutation({
    mutationKey: KEY,
    scope: { id: KEY.join('/') },
    mutationFn: async ({ change }: { change: SettingsChange; before: Settings }) =>
      (await client.users.updateSettings(change)).data,
    onSuccess(saved, { change }) {
      // Ignores this response while more changes are pending, because the screen is ahead of it.
      if (queries.isMutating({ mutationKey: KEY }) === 1) session.update({ settings: saved });
      if (change.language === undefined) return;
      // Refetches texts that the server words in the language of these settings.
      void done('languageChanged');
    },
    onError(error, { change, before }) {
      session.update({ settings: changeSettings(current(), pick(before, change)) });
      toast({ tone: 'danger', title: failureText(error, t.saveFailed) });
    },
  });
  return {
    settings,
    onChange(change) {
      const before = current();
      session.update({ settings: changeSettings(before, change) });
      save.mutate({ change, before });
    },
  };
}

/** Returns the keys of `change` with their values in `from`. */
function pick<T extends object>(from: T, change: object): object {
  const entries = Object.entries(change).map(([key, value]: [string, unknown]) => {
    const old: unknown = Reflect.get(from, key);
    const isGroup = typeof value === 'object' && value !== null && typeof old === 'object' && old !== null;
    return [key, isGroup ? pick(old, value) : old];
  });
  return Object.fromEntries(entries);
}
