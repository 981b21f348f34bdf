/** One class attribute out of the parts that are there. */
export function joinClasses(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
