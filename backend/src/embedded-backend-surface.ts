export interface EmbeddedBackendOptions {
  /** Folder of the database; undefined keeps everything in memory. */
  readonly dataDir: string | undefined;
  /** A real PostgreSQL 15+ instead of PGlite. */
  readonly databaseUrl?: string;
  /** Address people reach the product at; email links start with it. */
  readonly siteUrl: string;
  readonly emailConfirmation: boolean;
  /** Load the demo data of `supabase/seed` once, into an empty database. */
  readonly seed: boolean;
  /** Serve `/dev/mail` and `/dev/mail.json`. */
  readonly mailPages: boolean;
  /** Ask the job feeds at the start and every ten minutes; nobody else does, so without this there are no external postings. */
  readonly keepFeedsFresh?: boolean;
  /** Read postings and CVs for matching, at the start and after writes; without this nobody has matches but who asks to be read. */
  readonly keepMatchesRead?: boolean;
  /** Milliseconds a call may take in the database before its thread is ended; 8 s unless stated. */
  readonly callTimeout?: number;
  /** Settings of the functions (`AI_API_KEY`, `FEED_SOURCES` and so on); those of the process unless given. */
  readonly functionVariables?: Readonly<Record<string, string | undefined>>;
  /** Gets a line before what takes long, for whoever waits. */
  readonly say?: (line: string) => void;
}

export interface EmbeddedBackend {
  /**
   * Serves `/auth/v1`, `/rest/v1`, `/storage/v1`, `/functions/v1`, `/dev/mail` and `/dev/mail.json`; anything else is 404.
   * `client.address` is what abuse is limited by: an IPv4 address, or the /64 of an IPv6 address. `client.isLocal`: a program on
   * this machine, under one of its own names; `/dev/mail` and the demo accounts are for these alone.
   */
  fetch(request: Request, client: { readonly address: string; readonly isLocal: boolean }): Promise<Response>;
  readonly publishableKey: string;
  /** Opens everything, for this process only: another start has another one. */
  readonly secretKey: string;
  /** Whether the database answers, as of a second ago; at the latest after 0.2 s. */
  isHealthy(): Promise<boolean>;
  /** Lets running requests end, closes the database and lets go of the data folder; takes at most 3 s. */
  close(): Promise<void>;
}
