import { Banners } from './connection/banners.tsx';
import { SignInAgain } from './sign-in-again/sign-in-again.tsx';

/** What most visits never show: its bytes come when the page has nothing better to do. */
export function IdleParts() {
  return (
    <>
      <Banners />
      <SignInAgain />
    </>
  );
}
