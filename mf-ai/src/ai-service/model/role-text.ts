/** Characters, by specification. */
export const maxRoleLength = 200;

export const roleTooLong = (length: number) =>
  `Job role text too large (${length} chars). Maximum allowed is ${maxRoleLength} chars.`;
