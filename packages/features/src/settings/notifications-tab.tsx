import { CHANNELS, NOTIFICATION_TYPES } from '@campushive/contract';
import { Switch } from '@campushive/ui/switch';
import type { ReactNode } from 'react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './settings.catalogue.js';
import { FollowedSection } from './followed-section.js';
import { Section } from './section.js';
import type { SettingsControl } from './use-settings.js';

const SWITCHES = [
  { name: 'email', label: 'emailSwitch', hint: 'emailSwitchHint' },
  { name: 'push', label: 'pushSwitch', hint: 'pushSwitchHint' },
  { name: 'messages', label: 'messagesSwitch', hint: 'messagesSwitchHint' },
  { name: 'updates', label: 'updatesSwitch', hint: 'updatesSwitchHint' },
] as const;

interface NotificationsTabProps {
  control: SettingsControl;
  /** Whether this browser gets pushes. */
  children?: ReactNode;
}

/** What leaves the app, and how. */
export function NotificationsTab({ control: { settings, onChange }, children }: NotificationsTabProps) {
  const t = useMessages(catalogue);
  const { notifications } = settings;
  return (
    <>
      {children}
      <Section title={t.notifications}>
        <div className="grid divide-y divide-line">
          {SWITCHES.map(({ name, label, hint }) => (
            <Switch
              key={name}
              label={t[label]}
              description={t[hint]}
              checked={notifications[name]}
              onCheckedChange={(on) => onChange({ notifications: { [name]: on } })}
            />
          ))}
        </div>
      </Section>
      <Section title={t.byType} hint={t.byTypeHint}>
        {NOTIFICATION_TYPES.map((type) => (
          <fieldset key={type} className="min-w-0 border-t border-line pt-3">
            <legend className="float-start w-full pb-1 text-sm font-semibold">{t.types[type]}</legend>
            <div className="clear-both grid gap-x-6 sm:grid-cols-2">
              {CHANNELS.map((channel) => (
                <Switch
                  key={channel}
                  label={
                    <>
                      {t.channels[channel]}
                      <span className="sr-only">: {t.types[type]}</span>
                    </>
                  }
                  checked={notifications.types[type][channel]}
                  disabled={!notifications[channel]}
                  onCheckedChange={(on) =>
                    onChange({ notifications: { types: { [type]: { [channel]: on } } } })
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
      </Section>
      <FollowedSection />
    </>
  );
}
