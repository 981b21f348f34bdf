import { deviceStorage } from '@fursa/shared/contract';
import { useAuthStore } from '@fursa/shared/session';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';

/** Of everything stored under such a key nothing outlives a sign-out, and an ended session loses none of it. */
const keyOf = (userId: string, name: string) => `fursa-${name}:${userId}`;

/**
 * Something of one person that is kept on this device alone: what they pasted, wrote or got. It survives a link, a reload, a closed
 * tab and an ended session.
 *
 * What another tab kept is taken over unless something else was written here meanwhile; then the last one who writes is kept, and
 * what stands here stays on screen.
 *
 * @param schema what is stored under the name; anything else counts as nothing
 */
export function useKept<Value>(
  userId: string,
  name: string,
  schema: z.ZodMiniType<Value>,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => readKept(userId, name, schema) ?? initial);
  const written = JSON.stringify(value);

  useEffect(() => {
    function handleStorage({ key, oldValue, newValue }: StorageEvent): void {
      if (key !== keyOf(userId, name) || newValue === null) return;
      const isUntouched = written === (oldValue ?? JSON.stringify(initial));
      const other = parseKept(newValue, schema);
      if (isUntouched && other !== undefined) setValue(other);
    }
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  });

  function keep(next: Value): void {
    setValue(next);
    writeKept(userId, name, next);
  }

  return [value, keep];
}

export function readKept<Value>(userId: string, name: string, schema: z.ZodMiniType<Value>): Value | undefined {
  return parseKept(deviceStorage.getItem(keyOf(userId, name)), schema);
}

/** What arrives after its person has signed out is not kept. */
export function writeKept(userId: string, name: string, value: unknown): void {
  if (useAuthStore.getState().user?.id !== userId) return;
  deviceStorage.setItem(keyOf(userId, name), JSON.stringify(value));
}

function parseKept<Value>(stored: string | null, schema: z.ZodMiniType<Value>): Value | undefined {
  if (stored === null) return undefined;
  try {
    return schema.parse(JSON.parse(stored));
  } catch {
    // Not ours, cut short, or of an older version.
    return undefined;
  }
}
