/** PostgreSQL's code for a value that is none of its type (`invalid_text_representation`). */
const noValueOfType = '22P02';

/**
 * The serializers of a driver, by the number of the type, so that each value becomes a text or is refused as PostgreSQL refuses
 * one. Both drivers hand an object or a truth value for a list on as it is, and what their serializers throw has no code. In
 * PGlite, writing the message then fails half-way, the half stays in its buffer, and every later statement of anybody fails.
 */
export function createSafeSerializers<Serializers extends object>(known: Serializers): Serializers {
  return new Proxy(known, {
    get(target, type) {
      const serialize: unknown = Reflect.get(target, type);
      return (value: unknown) => toText(value, typeof serialize === 'function' ? serialize : String);
    },
  });
}

// biome-ignore lint/complexity/noBannedTypes: whatever the driver has registered
function toText(value: unknown, serialize: Function): string {
  let text: unknown;
  try {
    text = serialize(value);
  } catch (cause) {
    throw refusal(cause);
  }
  if (typeof text !== 'string') throw refusal();
  return text;
}

function refusal(cause?: unknown): Error {
  return Object.assign(new Error('invalid input: a value is not of the type of its column', { cause }), {
    code: noValueOfType,
  });
}
