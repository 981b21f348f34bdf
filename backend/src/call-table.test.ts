import { expect, test } from 'vitest';
import { createCallTable } from './call-table.ts';
import type { LiteClient } from './lite/lite-client.ts';

test('What is served stands in call-table.txt; a further call is a decision (vitest -u writes it)', async () => {
  const lite: LiteClient = Object.create(null);
  const table = createCallTable(lite, {
    siteUrl: 'http://localhost:3000',
    emailConfirmation: false,
    jwtSecret: 'a secret that is long enough for HS256',
  });
  const lines = table.map(({ method, path, when = {}, access, isKeyless }) => {
    const query = new URLSearchParams(when).toString();
    return `${method} ${path}${query && `?${query}`} ${access}${isKeyless ? ', without a key' : ''}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./call-table.txt');
});
