/** One class attribute out of the parts that are there. */
export function joinClasses(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/**
 * The class attribute of a shared piece that takes classes of its user. `ui` is on every element of a piece: a remote's style
 * sheet spares it, for the piece may be of another version than the utilities that were compiled into the remote. What the
 * user passed holds all the same: in the shell as it is, in a remote with `ui:` before it.
 */
export function pieceClasses(own: string | undefined, passed: string | undefined): string {
  return joinClasses('ui', own, passed, passed?.replaceAll(/\S+/g, 'ui:$&'));
}
