import fastJsonStringify from 'fast-json-stringify';

type Serializer = (answer: unknown) => string;

const serializers = new WeakMap<object, Serializer>();

/** The serialiser of a schema. It is compiled for the first answer that it writes: a server does not start with two hundred of them. */
export function serializerOf(schema: object): Serializer {
  const cached = serializers.get(schema);
  if (cached !== undefined) return cached;
  let compiled: Serializer | undefined;
  const serialize: Serializer = (answer) => (compiled ??= fastJsonStringify(schema))(answer);
  serializers.set(schema, serialize);
  return serialize;
}
