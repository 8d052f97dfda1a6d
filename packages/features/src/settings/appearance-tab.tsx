import { DATA_SAVERS, THEMES } from '@campushive/contract';
import { NativeSelect } from '@campushive/ui/native-select';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCampus, useMessages } from '../kernel/index.js';
import { ChoiceSection } from './choice-section.js';
import { catalogue } from './settings.catalogue.js';
import { DataUsed } from './data-used.js';
import { Section } from './section.js';
import type { SettingsControl } from './use-settings.js';

const ICONS = { light: <Sun />, dark: <Moon />, system: <Monitor /> };

interface AppearanceTabProps {
  control: SettingsControl;
  /** What else concerns this device. */
  children?: ReactNode;
}

/** Theme, language and data saver: they take effect at once. */
export function AppearanceTab({ control: { settings, onChange }, children }: AppearanceTabProps) {
  const { locales } = useCampus();
  const words = useMessages(catalogue);
  return (
    <>
      <ChoiceSection
        title={words.theme}
        name="theme"
        choices={THEMES}
        words={words.themes}
        icons={ICONS}
        value={settings.theme}
        onChoose={(theme) => onChange({ theme })}
      />
      {locales.length === 1 ? null : (
        <Section title={words.language}>
          <NativeSelect
            label={words.language}
            hideLabel
            description={words.languageHint}
            value={settings.language}
            options={locales.map((value) => ({ value, label: words.languages[value] }))}
            onChange={({ target }) => {
              const language = locales.find((one) => one === target.value);
              if (language !== undefined) onChange({ language });
            }}
          />
        </Section>
      )}
      <ChoiceSection
        title={words.dataSaver}
        name="data-saver"
        choices={DATA_SAVERS}
        words={words.dataSavers}
        value={settings.dataSaver}
        onChoose={(dataSaver) => onChange({ dataSaver })}
      >
        <DataUsed />
      </ChoiceSection>
      {children}
    </>
  );
}
