import type { Page } from '@playwright/test';

/** A state of the product, to be looked at. */
export interface Scene {
  /** `area/state`; the pictures' files are named after it. */
  readonly name: string;
  /** Who is signed in; nobody, unless told. */
  readonly account?: string;
  readonly path: string;
  /** What the device remembers of how pages should look, beside light and dark. */
  readonly preferences?: Readonly<Record<string, string | number>>;
  /** What is done on the page before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The picture shows the whole page, and not only what fits the screen. */
  readonly isWholePage?: boolean;
}
