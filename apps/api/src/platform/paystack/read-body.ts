/** Upper limit of an answer of the provider, in bytes. Its longest list page takes a quarter of that. */
export const MAX_ANSWER_BYTES = 1_048_576;

/** Thrown for an answer of more than `MAX_ANSWER_BYTES`. */
class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/** Reads the text of an answer. Stops the connection as soon as the answer exceeds `MAX_ANSWER_BYTES`. */
export async function readBody(response: Response): Promise<string> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  if (reader === undefined) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > MAX_ANSWER_BYTES) {
      await reader.cancel();
      throw new AnswerTooLong(`The answer exceeds ${MAX_ANSWER_BYTES} bytes`);
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString('utf8');
}
