import type { App } from '@supabase/lite';
import type { Database } from '../database/database.ts';
import type { EmbeddedBackend, EmbeddedBackendOptions } from '../embedded-backend.ts';
import type { DataFolder } from '../folder/data-folder.ts';
import type { Outbox } from '../mail/outbox.ts';

export interface FrontParts {
  readonly app: App;
  readonly database: Database;
  readonly folder: DataFolder;
  readonly outbox: Outbox;
  readonly options: EmbeddedBackendOptions;
}

export function createFront({ app, database, folder, outbox, options }: FrontParts): EmbeddedBackend {
  return {
    publishableKey: folder.secrets.publishableKey,
    async fetch(request, _client) {
      const { pathname } = new URL(request.url);
      if (pathname === '/dev/mail.json' && options.mailPages) return Response.json(outbox.mails);
      return await database.exclusively(() => app.fetch(request));
    },
    async close() {
      await database.close();
      folder.release();
    },
  };
}
