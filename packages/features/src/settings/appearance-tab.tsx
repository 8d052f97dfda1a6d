import { DATA_SAVERS, LANGUAGES, THEMES } from '@campushive/contract';
import { RadioGroup } from '@campushive/ui/radio-group';
import { Select } from '@campushive/ui/select';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './settings.catalogue.js';
import { Section } from './section.js';
import type { SettingsControl } from './use-settings.js';

const ICONS = { light: <Sun />, dark: <Moon />, system: <Monitor /> };
/** Each in its own language, so that whoever ended up in a wrong one finds back. */
const LANGUAGE_NAMES = { en: 'English', fr: 'Français', es: 'Español' };

/** Theme, language and data saver: they take effect at once. */
export function AppearanceTab({ control: { settings, onChange } }: { control: SettingsControl }) {
  const words = useMessages(catalogue);
  return (
    <>
      <Section title={words.theme}>
        <RadioGroup
          legend={words.theme}
          hideLegend
          name="theme"
          value={settings.theme}
          options={THEMES.map((value) => ({
            value,
            label: words.themes[value][0],
            description: words.themes[value][1],
            icon: ICONS[value],
          }))}
          onValueChange={({ value }) => {
            const theme = THEMES.find((one) => one === value);
            if (theme !== undefined) onChange({ theme });
          }}
        />
      </Section>
      <Section title={words.language}>
        <Select
          label={words.language}
          hideLabel
          description={words.languageHint}
          value={settings.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={({ target }) => {
            const language = LANGUAGES.find((one) => one === target.value);
            if (language !== undefined) onChange({ language });
          }}
        />
      </Section>
      <Section title={words.dataSaver}>
        <RadioGroup
          legend={words.dataSaver}
          hideLegend
          name="data-saver"
          value={settings.dataSaver}
          options={DATA_SAVERS.map((value) => ({
            value,
            label: words.dataSavers[value][0],
            description: words.dataSavers[value][1],
          }))}
          onValueChange={({ value }) => {
            const dataSaver = DATA_SAVERS.find((one) => one === value);
            if (dataSaver !== undefined) onChange({ dataSaver });
          }}
        />
      </Section>
    </>
  );
}
