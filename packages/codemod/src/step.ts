/** A change that only a person can make. */
export interface Step {
  /** Line in the text before the migration, beginning with 1. */
  readonly line: number;
  /** The name that the advice is about. */
  readonly name: string;
  readonly advice: string;
}

/** Returns the number of the line at an offset, beginning with 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
