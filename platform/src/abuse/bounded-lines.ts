import type { AbuseLine } from './abuse-line.ts';

/** What keeps one caller from stopping the others. */
export const boundedLines: readonly AbuseLine[] = [
  {
    promise: 'SIGTERM ends the product, whoever holds a connection',
    file: 'platform/src/gateway/serve-gateway.test.ts',
    test: 'Clients that neither finish what they send nor take what they get do not keep the server open',
    proof: {
      file: 'platform/src/gateway/serve-gateway.ts',
      from: 'setTimeout(() => connections.closeAll(), graceMs)',
      to: 'setTimeout(() => undefined, graceMs)',
    },
  },
  {
    promise: 'Who floods waits; who asks once does not',
    file: 'backend/src/lite/fair-queue.test.ts',
    test: 'Somebody who asks once waits for one of the hundred that another sent before',
    proof: {
      file: 'backend/src/lite/fair-queue.ts',
      from: '(least === undefined || state.used < least.used)',
      to: 'least === undefined',
    },
  },
  {
    promise: 'A flood that makes others wait is told',
    file: 'bench/src/abuse/abuse-table.test.ts',
    test: 'What keeps the promises stands plain, what breaks one is marked',
    proof: {
      file: 'bench/src/abuse/abuse-table.ts',
      from: 'times <= bounds.slower',
      to: 'times <= bounds.slower * 2',
    },
  },
  {
    promise: 'One caller has a few places at once',
    file: 'backend/src/storage/storage.test.ts',
    test: 'One account has one upload at a time; the next works as soon as the first is gone',
    proof: {
      file: 'backend/src/http/caller-slots.ts',
      from: "if (own >= perCaller) return 'caller';",
      to: '',
    },
  },
  {
    promise: 'Every statement has a deadline',
    file: 'backend/src/lite/lite-host.test.ts',
    test: 'A statement that never ends is ended; others wait for it, are answered, and nothing is lost',
    proof: {
      file: 'backend/src/lite/lite-host.ts',
      from: 'return await within(limit, runIn<Kind>(own, task));',
      to: 'return await runIn<Kind>(own, task);',
    },
  },
  {
    promise: 'Every body has a limit, whatever length it states',
    file: 'backend/src/storage/storage.test.ts',
    test: 'An upload that states no length is measured as it arrives',
    proof: {
      file: 'backend/src/http/read-body.ts',
      from: 'readStream(stream, maxBytes)',
      to: 'readStream(stream, Number.POSITIVE_INFINITY)',
    },
  },
  {
    promise: 'A body is no deeper than a call needs',
    file: 'backend/src/http/parse-json.test.ts',
    test: 'It nests eight deep and no deeper',
    proof: { file: 'backend/src/http/parse-json.ts', from: 'const maxDepth = 8;', to: 'const maxDepth = 80_000;' },
  },
  {
    promise: 'Every answer has a limit of rows',
    file: 'backend/src/rest/read-query.test.ts',
    test: 'A list without a limit is asked for a thousand rows',
    proof: {
      file: 'backend/src/rest/read-query.ts',
      from: 'const maxRows = 1_000;',
      to: 'const maxRows = 1_000_000;',
    },
  },
  {
    promise: 'What is embedded is named once, and served',
    file: 'backend/src/rest/select.test.ts',
    test: '%s is refused',
    proof: {
      file: 'backend/src/rest/select.ts',
      from: '!embeds.includes(table) || embedded.has(table)',
      to: '!embeds.includes(table)',
    },
  },
  {
    promise: 'Every account has a quota for what it may store',
    file: 'backend/src/policies/quotas.test.ts',
    test: '%s: one person keeps %i, and others are not concerned',
    proof: {
      file: 'supabase/migrations/20261123081000_saved_jobs.sql',
      from: "limit_kept_jobs('500', 'saved jobs')",
      to: "limit_kept_jobs('5000', 'saved jobs')",
    },
  },
  {
    promise: 'One address has a limit of connections',
    file: 'platform/src/gateway/connections/connection-table.test.ts',
    test: 'An address whose connections are all busy gets no more, and others get theirs',
    proof: {
      file: 'platform/src/gateway/connections/connection-table.ts',
      from: 'hasRoom(sameAddress, limits.perAddress)',
      to: 'hasRoom(sameAddress, limits.inAll)',
    },
  },
];
