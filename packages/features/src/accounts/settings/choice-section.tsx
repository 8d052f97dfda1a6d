import { RadioGroup } from '@campushive/ui/radio-group';
import type { ReactNode } from 'react';
import { Section } from './section.js';

export interface ChoiceSectionProps<V extends string> {
  /** Heading of the setting. */
  title: string;
  /** Name of the radio group. */
  name: string;
  /** Options in display order. */
  choices: readonly V[];
  /** Name and explanation of each option. */
  words: Readonly<Record<V, readonly [name: string, meaning: string]>>;
  /** Icons before the names. Default none. */
  icons?: Readonly<Record<V, ReactNode>>;
  /** Selected option. */
  value: V;
  onChoose: (value: V) => void;
  /** Further content of the section. */
  children?: ReactNode;
}

/** Setting with a few options. Changes apply at once. */
export function ChoiceSection<V extends string>(props: ChoiceSectionProps<V>) {
  const { title, name, choices, words, icons, value, onChoose, children } = props;
  return (
    <Section title={title}>
      <RadioGroup
        label={title}
        hideLabel
        name={name}
        value={value}
        options={choices.map((choice) => ({
          value: choice,
          label: words[choice][0],
          description: words[choice][1],
          ...(icons !== undefined && { icon: icons[choice] }),
        }))}
        onValueChange={(chosen) => {
          const choice = choices.find((one) => one === chosen);
          if (choice !== undefined) onChoose(choice);
        }}
      />
      {children}
    </Section>
  );
}
