import { useAuthStore } from '@fursa/shared/session';
import { useLazyPart } from '@fursa/shared/ui';

const loadStrip = () => import('./home-strip.tsx').then((module) => module.HomeStrip);

/** Keeps the room of the strip, also on the prerendered page of somebody whose session is stored: nothing moves when it comes. */
export function HomePlace() {
  const userId = useAuthStore((state) => state.user?.id);
  const Strip = useLazyPart(loadStrip, { isNeeded: userId !== undefined, onFailure: 'retry' });
  return (
    <div className={`home-place ${userId === undefined ? '' : 'home-place-taken'}`}>
      {Strip && userId !== undefined && <Strip userId={userId} />}
    </div>
  );
}
