import type { SlotProps } from '@fursa/shared/contract';
import { useAuthStore } from '@fursa/shared/session';
import { Avatar } from '@fursa/shared/ui';

/** Who is signed in, for the shell's top bar. The shell's `userId` may be a render ahead of the store after a sign-out. */
export function UserWidget({ userId }: SlotProps['user-widget']) {
  const user = useAuthStore((state) => state.user);
  if (user?.id !== userId) return null;
  const name = user.name || user.email;
  return (
    <span className="flex items-center gap-2">
      <Avatar name={name} />
      <span className="max-w-40 truncate max-md:sr-only">{name}</span>
    </span>
  );
}
