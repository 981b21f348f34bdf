/** `value` when it is one of `options`; a select's "all" and a hand-written address give anything. */
export function pick<Option extends string>(options: readonly Option[], value: string | null): Option | undefined {
  return options.find((option) => option === value);
}
