import * as z from 'zod/mini';
import type { FormMessages } from '../messages.ts';

type RuleTexts = FormMessages['rules'];

const minNameLength = 2;
const minPasswordLength = 6;

function nameRule(texts: RuleTexts) {
  return z.string().check(z.trim(), z.minLength(minNameLength, texts.name));
}

function emailRule(texts: RuleTexts) {
  return z.string().check(z.trim(), z.email(texts.email));
}

/** Not trimmed: a space may be part of a password. */
function passwordRule(texts: RuleTexts) {
  return z.string().check(z.minLength(minPasswordLength, texts.password));
}

/** What the sign-in form accepts, in the texts of the page's language. */
export function signInRules(texts: RuleTexts) {
  return z.object({ email: emailRule(texts), password: passwordRule(texts) });
}
export type SignInFields = z.infer<ReturnType<typeof signInRules>>;

export function registrationRules(texts: RuleTexts) {
  return z.object({ name: nameRule(texts), email: emailRule(texts), password: passwordRule(texts) });
}
export type RegistrationFields = z.infer<ReturnType<typeof registrationRules>>;

export function emailOnlyRules(texts: RuleTexts) {
  return z.object({ email: emailRule(texts) });
}
export type EmailOnlyFields = z.infer<ReturnType<typeof emailOnlyRules>>;

export function newPasswordRules(texts: RuleTexts) {
  return z.object({ password: passwordRule(texts) });
}
export type NewPasswordFields = z.infer<ReturnType<typeof newPasswordRules>>;
