/** Every query key of this remote. The user is part of it: nobody sees the row of who was signed in before. */
export const keys = {
  profile: (userId: string) => ['mf-profile', 'profile', userId] as const,
};
