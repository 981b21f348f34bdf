import type { Page } from '@playwright/test';
import { newAccountPassword, randomAddress } from './session.ts';

/** Registers somebody past the screens, has a mail sent to them, and gives back where its link leads. */
export async function requestLink(page: Page, call: 'otp' | 'recover'): Promise<string> {
  return await page.evaluate(
    async ({ call, password, address }) => {
      const { supabasePublishableKey: apikey } = await (await fetch('/config.json')).json();
      const email = `amina.${crypto.randomUUID().slice(0, 8)}@example.com`;
      const headers = { apikey, 'content-type': 'application/json', 'x-forwarded-for': address };
      const post = (path: string, body: object) =>
        fetch(`/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      await post('signup', { email, password, data: { name: 'Amina Otieno' } });
      await post(call, { email, create_user: false });
      const mails: { to: string; html: string }[] = await (await fetch('/dev/mail.json')).json();
      const mail = mails.findLast(({ to }) => to === email);
      // Not parsed as a page: this one's rules for styles would be applied to it.
      const href = /href="([^"]*token_hash=[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&');
      if (href === undefined) throw new Error(`No mail with a link arrived for ${email}`);
      const { pathname, search } = new URL(href);
      return pathname + search;
    },
    { call, password: newAccountPassword, address: randomAddress() },
  );
}
