import { Ajv2020 } from 'ajv/dist/2020.js';
import shapes from './shapes.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
const answers: Readonly<Record<string, object>> = shapes.answers;

/** Returns the deviations of an answer from Paystack's OpenAPI document; `name` is the call. */
export function deviations(name: string, answer: unknown): string[] {
  const schema = answers[name];
  if (schema === undefined) throw new Error(`shapes.json has no answer "${name}"`);
  const isValid = ajv.compile(schema);
  isValid(answer);
  return (isValid.errors ?? []).map((error) => `${error.instancePath}: ${error.message ?? error.keyword}`);
}
