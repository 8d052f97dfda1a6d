import { DATA_SAVERS, THEMES } from '@campushive/contract';
import { NativeSelect } from '@campushive/ui/native-select';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageName, useCampus, useMessages } from '../../kernel/index.js';
import { ChoiceSection } from './choice-section.js';
import { catalogue } from './settings.catalogue.js';
import { DataUsed } from './data-used.js';
import { Section } from './section.js';
import type { SettingsControl } from './use-settings.js';

const ICONS = { light: <Sun />, dark: <Moon />, system: <Monitor /> };

interface AppearanceTabProps {
  control: SettingsControl;
  /** Further settings of this device. */
  children?: ReactNode;
}

/** Theme, language and data saver. Changes apply at once. */
export function AppearanceTab({ control: { settings, onChange }, children }: AppearanceTabProps) {
  const { locales } = useCampus();
  const t = useMessages(catalogue);
  const names: Readonly<Record<string, string | undefined>> = t.languages;
  return (
    <>
      <ChoiceSection
        title={t.theme}
        name="theme"
        choices={THEMES}
        words={t.themes}
        icons={ICONS}
        value={settings.theme}
        onChoose={(theme) => onChange({ theme })}
      />
      {locales.length === 1 ? null : (
        <Section title={t.language}>
          <NativeSelect
            label={t.language}
            hideLabel
            description={t.languageHint}
            value={settings.language}
            options={locales.map((value) => ({ value, label: names[value] ?? languageName(value) }))}
            onChange={({ target }) => {
              const language = locales.find((locale) => locale === target.value);
              if (language !== undefined) onChange({ language });
            }}
          />
        </Section>
      )}
      <ChoiceSection
        title={t.dataSaver}
        name="data-saver"
        choices={DATA_SAVERS}
        words={t.dataSavers}
        value={settings.dataSaver}
        onChoose={(dataSaver) => onChange({ dataSaver })}
      >
        <DataUsed />
      </ChoiceSection>
      {children}
    </>
  );
}
