/** What an application says of itself. */
export type Status = 'applied' | 'interview';

/** Where a tab is, as far as a step needs to know; a job by its number in {@link Walker.jobs}. */
export type Place = 'elsewhere' | 'profile' | 'saved' | 'applied' | `job ${number}`;

export const fields = { bio: 'Bio', website: 'Website URL' } as const;
export type Field = keyof typeof fields;

/** All that must be true of a person, of what is stored for them and of their browser, whatever they did before. */
export interface Model {
  isSignedIn: boolean;
  isOnline: boolean;
  /** One or two; the tab that the person looks at is `shown`. */
  places: Place[];
  shown: number;
  /** By number. */
  readonly saved: Set<number>;
  readonly applied: Map<number, Status>;
  stored: Readonly<Record<Field, string | null>>;
  /** What was typed and could not be saved: it waits on the device. */
  typed: Readonly<Partial<Record<Field, string>>>;
  readonly skills: Set<string>;
  hasCv: boolean;
}

/** Somebody who has just signed in for the first time. */
export function newModel(): Model {
  return {
    isSignedIn: true,
    isOnline: true,
    places: ['elsewhere'],
    shown: 0,
    saved: new Set(),
    applied: new Map(),
    stored: { bio: null, website: null },
    typed: {},
    skills: new Set(),
    hasCv: false,
  };
}

/** Where the person is. */
export function placeOf({ places, shown }: Model): Place {
  return places[shown] ?? 'elsewhere';
}

export function goTo(model: Model, place: Place): void {
  model.places[model.shown] = place;
}
