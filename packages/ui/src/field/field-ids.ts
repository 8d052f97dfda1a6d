/** Attributes that tie a control to its label, help and error. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-invalid': true | undefined;
}

/** Input of {@link fieldIds}. */
export interface FieldParts {
  /** The field has help. */
  description: boolean;
  /** The field has an error. */
  error: boolean;
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined;
}

/** Derives the ids of a field's parts from that of its control. */
export function fieldIds(id: string, { description, error, describedBy }: FieldParts): FieldIds {
  const describing = [describedBy, description && descriptionId(id), error && errorId(id)];
  return {
    id,
    'aria-describedby': describing.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error || undefined,
    'data-invalid': error || undefined,
  };
}

/** Returns the id of the help. */
export function descriptionId(id: string): string {
  return `${id}-description`;
}

/** Returns the id of the error. */
export function errorId(id: string): string {
  return `${id}-error`;
}
