/** A replacement of a part of a text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replacements of a text, applied together. The rest of the text keeps its formatting. */
export class Edits {
  readonly #edits = new Map<number, Edit>();

  /** Replaces a part. A second replacement at the same place is left out. */
  replace(start: number, end: number, text: string): void {
    if (!this.#edits.has(start)) this.#edits.set(start, { start, end, text });
  }

  /** Returns the text with all replacements. */
  applyTo(text: string): string {
    const lastFirst = [...this.#edits.values()].sort((a, b) => b.start - a.start);
    return lastFirst.reduce(
      (done, { start, end, text: put }) => `${done.slice(0, start)}${put}${done.slice(end)}`,
      text,
    );
  }
}
