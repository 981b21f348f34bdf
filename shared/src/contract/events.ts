import type { RemoteName } from './manifest.ts';

/**
 * Everything that packages tell each other, named `<package>:<past-tense-verb>`. Payloads are plain data: an event may be
 * recorded and shown by the tester's bench.
 */
export interface ProductEvents {
  'auth:signed-in': { readonly userId: string };
  /** Somebody chose to sign out outside of the shell, which alone knows how and does it. */
  'auth:sign-out-asked': Readonly<Record<never, never>>;
  /** The accessibility page wants voice input on or off; the shell owns the microphone. */
  'directory:voice-asked': { readonly isOn: boolean };
  /** The accessibility page has opened and wants to know whether somebody is being listened to; `shell:voice-changed` answers. */
  'directory:voice-state-asked': Readonly<Record<never, never>>;
  /** `problem` says why it stopped by itself, as `@fursa/shared/bundled/voice` names it. */
  'shell:voice-changed': { readonly isOn: boolean; readonly problem?: string };
  'shell:page-shown': { readonly path: string; readonly remote: RemoteName | 'shell' };
  /** Something of the registry that this shell cannot use; everything else works. */
  'shell:remote-skipped': { readonly name: string; readonly reason: string };
  /** A version that did not load or mount gave way to the last good one in this tab. */
  'shell:version-replaced': { readonly remote: RemoteName; readonly from: string; readonly to: string };
  'shell:remote-failed': { readonly remote: RemoteName; readonly stage: RemoteFailureStage; readonly message: string };
  /** Code of a remote threw where nobody catches it: in a timer, a promise, a handler. What it shows stays. */
  'shell:remote-threw': { readonly remote: RemoteName; readonly version: string; readonly message: string };
}

/**
 * Where it stopped: fetching the files, the entry script, the exposed module, the page's own chunk, rendering it, or telling
 * its notifications.
 */
export type RemoteFailureStage = 'download' | 'entry' | 'module' | 'page' | 'render' | 'notifications';

export type ProductEventName = keyof ProductEvents;

export interface RecordedEvent<Name extends ProductEventName = ProductEventName> {
  readonly name: Name;
  readonly detail: ProductEvents[Name];
}

type Listener = (event: RecordedEvent) => void;

const listeners = new Set<Listener>();

/**
 * Tells every listener, in the order they subscribed. One that throws is reported to `window` (event `error`): a mistake
 * of one team stops neither the other listeners nor the package that told.
 */
export function emitEvent<Name extends ProductEventName>(name: Name, detail: ProductEvents[Name]): void {
  for (const listener of [...listeners]) {
    try {
      listener({ name, detail });
    } catch (error) {
      reportError(error);
    }
  }
}

/** Calls `listener` for each event of that name until the returned function is called. */
export function onEvent<Name extends ProductEventName>(
  name: Name,
  listener: (detail: ProductEvents[Name]) => void,
): () => void {
  return onAnyEvent((event) => {
    if (isNamed(event, name)) listener(event.detail);
  });
}

/** Calls `listener` for every event until the returned function is called. */
export function onAnyEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isNamed<Name extends ProductEventName>(event: RecordedEvent, name: Name): event is RecordedEvent<Name> {
  return event.name === name;
}
