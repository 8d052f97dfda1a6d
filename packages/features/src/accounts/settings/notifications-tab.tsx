import { CHANNELS, NOTIFICATION_TYPES } from '@campushive/contract';
import { Switch } from '@campushive/ui/switch';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@campushive/ui/table';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './settings.catalogue.js';
import { CalendarSection } from './calendar-view.js';
import { FollowedSection } from './followed-section.js';
import { TextMessagesSection } from '../text-messages/text-messages-section.js';
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
  /** Push settings of this browser. */
  children?: ReactNode;
}

/** Settings of notifications sent outside the app, by type and channel. */
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
        <Table label={t.byType}>
          <TableHeader>
            <TableRow>
              <TableCell />
              {CHANNELS.map((channel) => (
                <TableHead key={channel} align="end" className="w-22 text-sm">
                  {t.channels[channel]}
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {NOTIFICATION_TYPES.map((type) => (
              <TableRow key={type}>
                <TableHead scope="row" className="font-normal wrap-anywhere">
                  {t.types[type]}
                </TableHead>
                {CHANNELS.map((channel) => (
                  <TableCell key={channel} className="py-1">
                    <Switch
                      label={
                        <VisuallyHidden>{t.channelFor(t.channels[channel], t.types[type])}</VisuallyHidden>
                      }
                      checked={notifications.types[type][channel]}
                      disabled={!notifications[channel]}
                      onCheckedChange={(on) =>
                        onChange({ notifications: { types: { [type]: { [channel]: on } } } })
                      }
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Section>
      <TextMessagesSection />
      <CalendarSection />
      <FollowedSection />
    </>
  );
}
