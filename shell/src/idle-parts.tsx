import { AssistanceHost } from './assistance/assistance-host.tsx';
import { Banners } from './connection/banners.tsx';
import { SignInAgain } from './sign-in-again/sign-in-again.tsx';
import { watchSample } from './watching/watch-sample.ts';

watchSample();

/** What most visits never show: its bytes come when the page has nothing better to do. */
export function IdleParts() {
  return (
    <>
      <AssistanceHost />
      <Banners />
      <SignInAgain />
    </>
  );
}
