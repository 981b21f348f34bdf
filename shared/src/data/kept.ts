import type * as z from 'zod/mini';
import { type DeviceValue, readFromDevice, useDeviceDraft, writeToDevice } from './device-draft.ts';

/** @deprecated since contract 1.16 and gone with 2.0: `useDeviceDraft({ userId, name }, schema, initial)` is the same. */
export function useKept<Value extends DeviceValue>(
  userId: string,
  name: string,
  schema: z.ZodMiniType<Value>,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  return useDeviceDraft({ userId, name }, schema, initial);
}

/** @deprecated since contract 1.16 and gone with 2.0: `readFromDevice({ userId, name }, schema)` is the same. */
export function readKept<Value>(userId: string, name: string, schema: z.ZodMiniType<Value>): Value | undefined {
  return readFromDevice({ userId, name }, schema);
}

/** @deprecated since contract 1.16 and gone with 2.0: `writeToDevice({ userId, name }, value)` is the same. */
export function writeKept(userId: string, name: string, value: unknown): void {
  writeToDevice({ userId, name }, value);
}
