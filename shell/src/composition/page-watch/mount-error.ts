/** The boundary around the part knows it by its name: the class would be in what the landing page loads. */
export class MountError extends Error {
  override readonly name = 'MountError';
}
