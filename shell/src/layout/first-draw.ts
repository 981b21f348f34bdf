let tell: (() => void) | undefined;

/** Resolves when the page has been taken over: what draws something else before does not match what arrived drawn. */
export const firstDraw = new Promise<void>((resolve) => {
  tell = resolve;
});

export function tellFirstDraw(): void {
  tell?.();
}
