import { AppError } from '@fursa/shared/backend';
import { maxRoleLength, roleTooLong } from '../model/role-text.ts';

/** @throws AppError with the text of the specification, when it is empty or too long */
export function checkRole(role: string): string {
  const trimmed = role.trim();
  if (trimmed === '') throw new AppError('unknown', 'Invalid job role provided');
  if (trimmed.length > maxRoleLength) throw new AppError('unknown', roleTooLong(trimmed.length));
  return trimmed;
}
