import type { HiveSwitch } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { Switch } from '@campushive/ui/switch';
import { longDate, useHives, useDateFormat, useMessages } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { catalogue } from './console.catalogue.js';
import { catalogue as moderationCatalogue } from './moderation.catalogue.js';
import { ReasonDialog } from './reason-dialog.js';
import type { Switches } from './use-switches.js';

/** Feature switches of each hive, for incidents. */
export function SwitchesView({ switches }: { switches: Switches }) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const { planned, working, problem, onConfirm, onCancel } = switches;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-fg-muted">{t.hivesText}</p>
      <Hives switches={switches} />
      <ReasonDialog
        action={planned && actionOf(planned.found)}
        working={working}
        problem={problem}
        refusals={{}}
        onConfirm={onConfirm}
        onClose={onCancel}
      />
    </div>
  );

  function actionOf({ hive, feature, off }: HiveSwitch) {
    const { title } = hiveNamed(hive);
    return off === null
      ? {
          title: t.switchOff[feature](title),
          text: t.featureTexts[feature],
          confirmLabel: t.confirmOff,
          variant: 'danger' as const,
          reasonHelp: t.switchHelp,
        }
      : {
          title: t.switchOn[feature](title),
          text: t.switchOnText,
          confirmLabel: t.confirmOn,
          variant: 'secondary' as const,
          reasonHelp: t.switchHelp,
        };
  }
}

function Hives({ switches: { state, onDecide } }: { switches: Switches }) {
  const t = useMessages(moderationCatalogue);
  const hiveNamed = useHives();
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-96" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.loadFailed}</FailedAlert>;
    case 'ready':
      return (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {[...new Set(state.switches.map(({ hive }) => hive))].map((hive) => (
            <li key={hive}>
              <Card className="grid grid-cols-1 gap-4">
                <Heading level={2} size="item" className="flex items-center gap-2">
                  <HexagonIcon tone={hive} size="sm" /> {hiveNamed(hive).title}
                </Heading>
                {state.switches
                  .filter((one) => one.hive === hive)
                  .map((found) => (
                    <Feature key={found.feature} found={found} onDecide={onDecide} />
                  ))}
              </Card>
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

/** Feature switch. Changes after a reason is given. */
function Feature({ found, onDecide }: { found: HiveSwitch; onDecide: Switches['onDecide'] }) {
  const t = useMessages(catalogue);
  const { deletedUser } = useMessages(moderationCatalogue);
  const dateFormat = useDateFormat();
  const { feature, off } = found;
  return (
    <Switch
      label={t.features[feature]}
      description={
        off === null
          ? t.featureTexts[feature]
          : t.offSince(longDate(off.since, dateFormat), off.by?.name ?? deletedUser, off.reason)
      }
      checked={off === null}
      onCheckedChange={() => onDecide({ found })}
    />
  );
}
