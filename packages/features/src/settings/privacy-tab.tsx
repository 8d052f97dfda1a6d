import { VISIBILITIES } from '@campushive/contract';
import { RadioGroup } from '@campushive/ui/radio-group';
import { Switch } from '@campushive/ui/switch';
import { useMessages } from '../kernel/index.js';
import { BlockedSection } from './blocked-section.js';
import { catalogue } from './settings.catalogue.js';
import { Section } from './section.js';
import type { SettingsControl } from './use-settings.js';

/** Who sees what of me, and whom I do not want to hear of. */
export function PrivacyTab({ control: { settings, onChange } }: { control: SettingsControl }) {
  const words = useMessages(catalogue);
  return (
    <>
      <Section title={words.visibility}>
        <RadioGroup
          legend={words.visibility}
          hideLegend
          name="visibility"
          value={settings.visibility}
          options={VISIBILITIES.map((value) => ({
            value,
            label: words.visibilities[value][0],
            description: words.visibilities[value][1],
          }))}
          onValueChange={({ value }) => {
            const visibility = VISIBILITIES.find((one) => one === value);
            if (visibility !== undefined) onChange({ visibility });
          }}
        />
        <Switch
          label={words.showPresence}
          description={words.showPresenceHint}
          checked={settings.showPresence}
          onChange={({ target }) => onChange({ showPresence: target.checked })}
        />
      </Section>
      <BlockedSection />
    </>
  );
}
