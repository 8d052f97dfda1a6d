import type { ReactElement } from 'react';
import { Badge } from '../badge/badge.js';
import { Tag } from '../tag/tag.js';
import type { ComboboxProps } from './combobox.js';
import type { Answer } from './use-answer.js';

interface ChosenTagsProps {
  field: ComboboxProps;
  answer: Answer;
  /** Moves the focus to the text, because the pressed tag disappears. */
  focus: () => void;
  /** The answer cannot change. */
  isFixed: boolean;
}

/** Chosen options of a multiple combobox. */
export function ChosenTags({ field, answer, focus, isFixed }: ChosenTagsProps): ReactElement[] {
  const { removeLabel = (label: string) => `Remove ${label}` } = field;
  return answer.values.map((value) => {
    const label = answer.labelOf(value);
    return isFixed ? (
      <Badge key={value} className="my-2 self-center">
        {label}
      </Badge>
    ) : (
      <Tag
        key={value}
        removeLabel={removeLabel(label)}
        className="my-1 coarse:my-0.5 coarse:min-h-11"
        onRemove={() => {
          answer.remove(value);
          focus();
        }}
      >
        {label}
      </Tag>
    );
  });
}
