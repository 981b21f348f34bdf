import { randomUUID } from 'node:crypto';

/**
 * What a first sign-up is answered while the address waits to be confirmed, for an address that has an account already:
 * whoever signs up learns only from the mailbox. Same fields, new ids.
 */
export function likeFirstSignUp(email: string, data: Readonly<Record<string, unknown>>): Response {
  const id = randomUUID();
  const now = new Date().toISOString();
  const address = email.trim().toLowerCase();
  const metadata = { sub: id, ...data, email: address, email_verified: false, phone_verified: false };
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: address,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email: address,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  });
}
