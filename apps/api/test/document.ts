import type { CallName } from '@campushive/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { placeOf } from './bad-input/places.js';
import { openApiDocument } from '../src/http/openapi.js';

interface Schema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Described>>;
}
interface Described {
  readonly content?: Content;
}
interface Address {
  readonly path: string;
  readonly expression: RegExp;
  readonly operations: Readonly<Record<string, DocumentedOperation>>;
}

const document = openApiDocument('http://localhost:4000') as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: object;
};
const addresses: Address[] = Object.entries(document.paths)
  .map(([path, operations]) => ({
    path,
    operations,
    expression: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // `/hives/featured` before `/hives/{id}`, as the router takes them.
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length);

/** Formats that are checked in answers; for requests the contract's own checks are stricter. */
const formats = {
  uuid: true,
  email: true,
  uri: true,
  binary: true,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
} as const;
const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
ajv.addSchema({ $id: 'document', components: document.components });
const checks = new Map<string, ValidateFunction>();

/**
 * Describes the difference between an answer and the published document; undefined without one, or for an operation
 * outside the document.
 */
export function flawInDocument(
  method: string,
  path: string,
  answer: { readonly status: number; readonly body: unknown },
): string | undefined {
  const operation = operationAt(method, path);
  if (operation === undefined) return undefined;
  const name = `${operation.operationId} ${answer.status}`;
  const described = operation.responses[String(answer.status)];
  if (described === undefined)
    return `${name} is not in the OpenAPI document: ${JSON.stringify(answer.body)}`;
  const schema = described.content?.['application/json']?.schema;
  if (schema === undefined) return undefined;
  const check = checks.get(name) ?? compile(name, schema);
  if (check(answer.body)) return undefined;
  return `${name} is not as the OpenAPI document says: ${ajv.errorsText(check.errors)} ${JSON.stringify(answer.body)}`;
}

/** An operation of a call (a call of the six hives has six), with its fields wherever they are sent. */
export interface Operation {
  readonly call: CallName;
  readonly fields: Readonly<Record<string, object>>;
  /** Field values fixed by the operation's address. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly body: object | undefined;
}

/** Returns the documented operations of a call. */
export function documentedOperations(call: CallName): Operation[] {
  return addresses.flatMap(({ operations }) =>
    Object.values(operations)
      .filter(({ operationId }) => operationId === call || operationId.startsWith(`${call}.`))
      .map(({ operationId, parameters, requestBody }) => {
        const content = requestBody?.content ?? {};
        const body = (content['application/json'] ?? content['multipart/form-data'])?.schema;
        const sent = parameters
          .filter((parameter) => parameter.in !== 'header')
          .map((parameter) => [parameter.name, parameter.schema] as const);
        const hive = operationId.slice(call.length + 1);
        return {
          call,
          fields: { ...Object.fromEntries(sent), ...propertiesOf(body) },
          fixed: hive === '' ? {} : { category: hive },
          body: 'application/json' in content ? body : undefined,
        };
      }),
  );
}

function propertiesOf(schema: Schema | undefined): Record<string, object> {
  const every = schema?.oneOf ?? schema?.anyOf ?? [schema];
  return Object.assign({}, ...every.map((one) => one?.properties ?? {})) as Record<string, object>;
}

/** Returns why the document forbids a body; undefined when it allows it. */
export function flawInRequest({ call, body, fixed }: Operation, fields: Readonly<Record<string, unknown>>) {
  if (body === undefined) return undefined;
  const sent = Object.fromEntries(
    Object.entries(fields).filter(([field]) => placeOf(call, field) === 'body' && !(field in fixed)),
  );
  const name = `${call} ${Object.values(fixed).join()} request`;
  const check = checks.get(name) ?? compile(name, body);
  // Serialised first, as on the wire: values that JSON lacks are dropped.
  return check(JSON.parse(JSON.stringify(sent)))
    ? undefined
    : `${name}: ${ajv.errorsText(check.errors)} ${JSON.stringify(sent)}`;
}

/** Returns the documented operation of a request. */
function operationAt(method: string, path: string): DocumentedOperation | undefined {
  const [address = ''] = path.split('?');
  const verb = method.toLowerCase();
  return addresses.find(({ expression, operations }) => expression.test(address) && verb in operations)
    ?.operations[verb];
}

function compile(name: string, schema: object): ValidateFunction {
  const absolute = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"document#/components'),
  ) as object;
  const check = ajv.compile(absolute);
  checks.set(name, check);
  return check;
}
