import type { RemoteModule } from '@fursa/shared/contract';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    'sign-in': () =>
      import(/* webpackChunkName: "page-sign-in" */ './sign-in/sign-in-page.tsx').then((m) => m.SignInPage),
    registration: () =>
      import(/* webpackChunkName: "page-registration" */ './registration/registration-page.tsx').then(
        (m) => m.RegistrationPage,
      ),
    'email-confirmation': () =>
      import(/* webpackChunkName: "page-email-confirmation" */ './confirmation/email-confirmation-page.tsx').then(
        (m) => m.EmailConfirmationPage,
      ),
    'forgotten-password': () =>
      import(/* webpackChunkName: "page-forgotten-password" */ './password-reset/forgotten-password-page.tsx').then(
        (m) => m.ForgottenPasswordPage,
      ),
    'password-reset': () =>
      import(/* webpackChunkName: "page-password-reset" */ './password-reset/password-reset-page.tsx').then(
        (m) => m.PasswordResetPage,
      ),
  },
  slots: {
    'user-widget': () =>
      import(/* webpackChunkName: "slot-user-widget" */ './widget/user-widget.tsx').then((m) => m.UserWidget),
    'sign-in-dialog': () =>
      import(/* webpackChunkName: "slot-sign-in-dialog" */ './sign-in/sign-in-again.tsx').then((m) => m.SignInAgain),
  },
} satisfies RemoteModule<typeof manifest>;
