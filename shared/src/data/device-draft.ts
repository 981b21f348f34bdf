import { deviceStorage } from '@fursa/shared/contract';
import { onOtherTabChange } from '@fursa/shared/persisted-store/other-tabs';
import { useAuthStore } from '@fursa/shared/session';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';

/** Names something of one person that is stored on this device alone. Signing out removes it; an ended session does not. */
export interface DeviceKey {
  readonly userId: string;
  readonly name: string;
  /** Of what it belongs to, where a person has one for each of several things. */
  readonly id?: string;
}

/** What JSON can hold. */
export type DeviceValue = object | string | number | boolean | null;

export type ChangeDraft<Value> = (next: Value | ((current: Value) => Value)) => void;

/** Releases before contract 1.16 wrote the same keys: a change of this form loses what people have typed. */
const toStorageKey = ({ userId, name, id = userId }: DeviceKey) => `fursa-${name}:${id}`;

/**
 * What a person types or chooses and has not sent, stored on this device with each change. It survives a link, a reload, a closed tab
 * and an ended session. A draft that equals `initial` takes no room.
 *
 * What another tab writes is taken over unless something else was written here meanwhile; then what stands here stays on screen. A
 * change by a function applies to what is stored as well, so that what the other tab wrote beside it stays.
 *
 * @param schema of the stored value; anything else counts as nothing
 */
export function useDeviceDraft<Value extends DeviceValue>(
  key: DeviceKey,
  schema: z.ZodMiniType<Value>,
  initial: Value,
): readonly [Value, ChangeDraft<Value>] {
  const [draft, setDraft] = useState<Value>(() => readFromDevice(key, schema) ?? initial);
  const shown = JSON.stringify(draft);
  const unchanged = JSON.stringify(initial);

  useEffect(() =>
    onOtherTabChange(toStorageKey(key), ({ oldValue, newValue }) => {
      const isUntouched = shown === (oldValue ?? unchanged);
      const other = newValue === null ? initial : parseStored(newValue, schema);
      if (isUntouched && other !== undefined) setDraft(other);
    }),
  );

  function change(next: Value | ((current: Value) => Value)): void {
    setDraft(next);
    const stored = typeof next === 'function' ? next(readFromDevice(key, schema) ?? initial) : next;
    writeToDevice(key, JSON.stringify(stored) === unchanged ? undefined : stored);
  }

  return [draft, change];
}

export function readFromDevice<Value>(key: DeviceKey, schema: z.ZodMiniType<Value>): Value | undefined {
  return parseStored(deviceStorage.getItem(toStorageKey(key)), schema);
}

/** Removes what is stored when `value` is undefined. What arrives after its person has signed out is not stored. */
export function writeToDevice(key: DeviceKey, value: unknown): void {
  if (useAuthStore.getState().user?.id !== key.userId) return;
  if (value === undefined) deviceStorage.removeItem(toStorageKey(key));
  else deviceStorage.setItem(toStorageKey(key), JSON.stringify(value));
}

/** Reads stored JSON, which may be of an older version, cut short or somebody else's: then it is undefined. */
export function parseStored<Value>(stored: string | null, schema: z.ZodMiniType<Value>): Value | undefined {
  if (stored === null) return undefined;
  try {
    return schema.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
}
