import { useAuthStore } from '@fursa/shared/session';
import { useLazyPart } from '@fursa/shared/ui';
import { AccountBar } from './account-bar.tsx';
import { ChatButton } from './chat/chat-button.tsx';
import { Layout } from './layout/layout.tsx';
import { SignOutButton } from './session/sign-out-button.tsx';
import { useSignOutOnRequest } from './session/use-sign-out-on-request.ts';
import { useIsIdle } from './when-idle.ts';

const loadIdleParts = () =>
  import(/* webpackChunkName: "idle-parts" */ './idle-parts.tsx').then((module) => module.IdleParts);

/** The frame with everything the product puts into it. */
export function Frame() {
  useSignOutOnRequest();
  const IdleParts = useLazyPart(loadIdleParts, { isNeeded: useIsIdle(), onFailure: 'retry' });
  return (
    <Layout banners={IdleParts && <IdleParts />} account={<AccountBar />} menuEnd={<MenuEnd />}>
      <ChatButton />
    </Layout>
  );
}

/** On screens whose top bar has no room for it. */
function MenuEnd() {
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  if (!isAuthenticated) return null;
  return (
    <div className="mt-3 sm:hidden">
      <SignOutButton />
    </div>
  );
}
