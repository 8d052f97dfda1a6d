import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Switch } from '@campushive/ui/switch';
import { useId } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './push.catalogue.js';
import type { PushDevice } from './use-push-device.js';

/** Notifications of this device, from `usePushDevice`. */
export interface PushSettingsViewProps {
  /** Notification state of this device. */
  device: PushDevice;
}

/** Notification switch of this browser, or the reason why it is unavailable. */
export function PushSettingsView({ device }: PushSettingsViewProps) {
  const t = useMessages(catalogue);
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id} className="grid content-start gap-4">
        <Heading level={2} size="subsection" id={id}>
          {t.deviceTitle}
        </Heading>
        <div aria-live="polite">
          <Body device={device} />
        </div>
      </section>
    </Card>
  );
}

function Body({ device }: PushSettingsViewProps) {
  const t = useMessages(catalogue);
  switch (device.status) {
    case 'loading':
      return <Skeleton className="h-11 animate-late-in" />;
    case 'unsupported':
    case 'denied':
    case 'unavailable':
      return <p className="text-fg-muted">{t[device.status]}</p>;
    case 'ready':
      return (
        <Switch
          label={t.deviceSwitch}
          description={t.deviceHint}
          checked={device.on}
          aria-busy={device.working}
          error={device.failed ? t.failed : undefined}
          onCheckedChange={(on) => device.onChange({ on })}
        />
      );
    default:
      return device satisfies never;
  }
}
