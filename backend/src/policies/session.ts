/** One session of a database, so that a transaction may span calls. */
export interface Session {
  /** Runs any number of statements. */
  script(statements: string): Promise<void>;
  /** Runs one statement and answers its rows. */
  rows(statement: string): Promise<readonly unknown[]>;
}

/** Runs `work` and undoes whatever it did to the database. */
export async function undone<Result>(session: Session, work: () => Promise<Result>): Promise<Result> {
  await session.script('savepoint before_work');
  try {
    return await work();
  } finally {
    await session.script('rollback to savepoint before_work; release savepoint before_work');
  }
}
