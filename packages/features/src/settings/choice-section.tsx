import { RadioGroup } from '@campushive/ui/radio-group';
import type { ReactNode } from 'react';
import { Section } from './section.js';

export interface ChoiceSectionProps<V extends string> {
  /** The heading of the choice. */
  title: string;
  /** Of its field. */
  name: string;
  /** What can be chosen, in this order. */
  choices: readonly V[];
  /** Of each choice its name, and what it means. */
  words: Readonly<Record<V, readonly [name: string, meaning: string]>>;
  /** Stand before the words. Default none. */
  icons?: Readonly<Record<V, ReactNode>>;
  /** What is chosen. */
  value: V;
  /** Something else was chosen. */
  onChoose: (value: V) => void;
  /** What else belongs to it. */
  children?: ReactNode;
}

/** A setting that is one of a few: it takes effect as soon as it is chosen. */
export function ChoiceSection<V extends string>(props: ChoiceSectionProps<V>) {
  const { title, name, choices, words, icons, value, onChoose, children } = props;
  return (
    <Section title={title}>
      <RadioGroup
        legend={title}
        hideLegend
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
