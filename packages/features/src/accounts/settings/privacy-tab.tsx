import { VISIBILITIES } from '@campushive/contract';
import { Switch } from '@campushive/ui/switch';
import { useMessages } from '../../kernel/index.js';
import { BlockedSection } from './blocked-section.js';
import { ChoiceSection } from './choice-section.js';
import { catalogue } from './settings.catalogue.js';
import type { SettingsControl } from './use-settings.js';

/** Privacy settings: visibility, presence and blocked students. */
export function PrivacyTab({ control: { settings, onChange } }: { control: SettingsControl }) {
  const t = useMessages(catalogue);
  return (
    <>
      <ChoiceSection
        title={t.visibility}
        name="visibility"
        choices={VISIBILITIES}
        words={t.visibilities}
        value={settings.visibility}
        onChoose={(visibility) => onChange({ visibility })}
      >
        <Switch
          label={t.showPresence}
          description={t.showPresenceHint}
          checked={settings.showPresence}
          onCheckedChange={(showPresence) => onChange({ showPresence })}
        />
        <Switch
          label={t.showHall}
          description={t.showHallHint}
          checked={settings.showHall}
          onCheckedChange={(showHall) => onChange({ showHall })}
        />
      </ChoiceSection>
      <BlockedSection />
    </>
  );
}
