import type { ReactNode } from 'react';

interface QuestionLabel {
  /** The question; the name of the group of controls. */
  label: ReactNode;
  /** Hides the label visually, where the context makes it clear. Default `false`. */
  hideLabel?: boolean | undefined;
  /** @deprecated Use `label`. Goes with version 0.3. */
  legend?: undefined;
  /** @deprecated Use `hideLabel`. Goes with version 0.3. */
  hideLegend?: undefined;
}

interface QuestionLegend {
  /** The question; the name of the group of controls. */
  label?: undefined;
  /** Hides the label visually, where the context makes it clear. Default `false`. */
  hideLabel?: undefined;
  /** @deprecated Use `label`. Goes with version 0.3. */
  legend: ReactNode;
  /** @deprecated Use `hideLabel`. Goes with version 0.3. */
  hideLegend?: boolean | undefined;
}

/** Label of a group of controls, under its present or its former name. */
export type QuestionProps = QuestionLabel | QuestionLegend;
