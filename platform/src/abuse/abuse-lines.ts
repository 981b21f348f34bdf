/** A place of the product, weakened: what `from` says is replaced by `to`. */
export interface Weakness {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The title of a test that plants a weakness itself. */
export interface OwnProof {
  readonly file: string;
  readonly test: string;
}

/** A promise, the test that holds it, and what shows that the test can fail. */
export interface AbuseLine {
  readonly promise: string;
  /** The file of the test, or the one that says where its suite is run. Its first folder is the project of Vitest. */
  readonly file: string;
  /** Words of its title. */
  readonly test: string;
  /** Where the title stands, when not in `file`. */
  readonly suite?: string;
  /** A weakness that `fursa test --only abuse` plants, or a test that plants one itself. */
  readonly proof: Weakness | OwnProof;
}

export function isWeakness(proof: Weakness | OwnProof): proof is Weakness {
  return 'from' in proof;
}

const policies = 'backend/src/policies/policies.test.ts';
const aiFunctions = 'supabase/functions/_ai/ai-functions.test.ts';

/** What nobody may do to the product or to another person. */
const refusedLines: readonly AbuseLine[] = [
  {
    promise: 'Row-level security on every table and bucket, for reading, inserting, updating and deleting',
    file: policies,
    test: 'Every table has row-level security and a probe, and every bucket a probe',
    proof: { file: policies, test: 'A table that is open to everybody is found, operation by operation' },
  },
  {
    promise: 'No table without a policy, and no policy that nobody tries',
    file: policies,
    test: 'Every policy is held in place by a probe',
    proof: { file: policies, test: 'A policy that nobody tests is found' },
  },
  {
    promise: 'Nobody sets their own role',
    file: policies,
    test: 'The columns people can read and write are these',
    proof: { file: policies, test: 'A right to set one’s own role is found' },
  },
  {
    promise: 'The browser gets no secret',
    file: 'platform/src/gateway/gateway-answers.test.ts',
    test: 'The registry and the configuration are asked for again each time',
    proof: {
      file: 'platform/src/gateway/live-release.ts',
      from: 'memoryRepresentation(JSON.stringify(config),',
      to: "memoryRepresentation(JSON.stringify({ ...config, secretKey: 'sb_secret' }),",
    },
  },
  {
    promise: 'Only http and https addresses become links',
    file: 'shared/src/data/web-address.test.ts',
    test: '%s is no web address',
    proof: { file: 'shared/src/contract/parse-url.ts', from: '/^https?:$/', to: '/^\\w+:$/' },
  },
  {
    promise: 'Text from outside is shown as text',
    file: 'e2e/mf-jobs/jobs-hostile.test.ts',
    test: 'A hostile advert is harmless and whole on its own page',
    proof: { file: 'platform/src/checks/format-and-lint.test.ts', test: 'security/noDangerouslySetInnerHtml' },
  },
  {
    promise: 'After the sign-in people stay on this product',
    file: 'shared/src/contract/paths.test.ts',
    test: 'A path that steps upwards stays inside the product',
    proof: {
      file: 'shared/src/contract/paths.ts',
      from: "typeof from === 'string' ? readProductPath(from) : null",
      to: "typeof from === 'string' ? from : null",
    },
  },
  {
    promise: 'AI functions answer nobody who is not signed in',
    file: 'supabase/functions/_shared/serve-function.test.ts',
    test: 'Bearer "%s" is not signed in',
    proof: {
      file: 'supabase/functions/_shared/find-user.ts',
      from: "if (token === undefined) throw new FunctionError(401, 'User not authenticated');",
      to: "if (token === undefined) return '00000000-0000-0000-0000-000000000000';",
    },
  },
  {
    promise: 'AI functions have a quota for each person',
    file: aiFunctions,
    suite: 'supabase/functions/_ai/testing/quota-suite.ts',
    test: 'Of %s is kept, also by calls at once, and tells how long to wait',
    proof: {
      file: 'supabase/functions/_shared/take-quota.ts',
      from: 'if (allowed) return;',
      to: 'if (!allowed) return;',
    },
  },
  {
    promise: 'Orders inside a CV or an advert move no score',
    file: aiFunctions,
    suite: 'supabase/functions/ai-analyze/testing/provider-suite.ts',
    test: 'Orders hidden in a CV move no score, also with a provider that obeys them',
    proof: {
      file: 'supabase/functions/ai-analyze/match-job.ts',
      from: 'score: counted.score,',
      to: 'score: 100,',
    },
  },
  {
    promise: 'What the assistant says holds no contacts that an advert put there',
    file: 'supabase/functions/_ai/contacts.test.ts',
    test: '%s is taken out',
    proof: { file: 'supabase/functions/_ai/contacts.ts', from: "'giu'", to: "'gu'" },
  },
  {
    promise: 'Files are judged by content, not by name',
    file: 'backend/src/storage/storage.test.ts',
    test: 'A PDF with a few bytes before its header is taken, a page that names one is not',
    proof: {
      file: 'backend/src/storage/file-kind.ts',
      from: "head.includes('%PDF-') && !/^[\\s\\ufeff\\u00ef\\u00bb\\u00bf]*</.test(head)",
      to: "head.includes('%PDF-')",
    },
  },
  {
    promise: 'Unpacking is bounded',
    file: 'mf-profile/src/cv/reading/read-file.test.ts',
    test: 'The file $name is read as expected',
    proof: {
      file: 'mf-profile/src/cv/reading/zip/inflate.ts',
      from: 'if (this.#left < 0)',
      to: 'if (this.#left < -1e12)',
    },
  },
  {
    promise: 'A Content-Security-Policy without inline scripts and eval, and no framing',
    file: 'platform/src/gateway/gateway-pages.test.ts',
    test: 'A page runs exactly the inline script of the build, and no eval',
    proof: {
      file: 'platform/src/release/static-site/security-headers.ts',
      from: "'frame-ancestors': [\"'none'\"],\n    ...(development",
      to: "'frame-ancestors': [\"'self'\"],\n    ...(development",
    },
  },
  {
    promise: 'After a sign-out nothing personal is left on the device',
    file: 'e2e/journeys/journeys.test.ts',
    test: 'Whatever somebody does, what they see and what is stored stays true',
    proof: { file: 'e2e/journeys/journeys.test.ts', test: 'Something personal that outlives the sign-out' },
  },
  {
    promise: 'Logs hold no tokens',
    file: 'platform/src/gateway/gateway-answers.test.ts',
    test: 'The request log holds nothing that may be secret',
    proof: {
      file: 'platform/src/gateway/create-gateway.ts',
      from: 'time: new Date().toISOString(),\n      method: context.req.method,\n      path: context.req.path,',
      to: 'time: new Date().toISOString(),\n      method: context.req.method,\n      path: context.req.url,',
    },
  },
];

/** What keeps one caller from stopping the others. */
const boundedLines: readonly AbuseLine[] = [
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

/** Every line of what is refused and of what nobody can use up. */
export const abuseLines: readonly AbuseLine[] = [...refusedLines, ...boundedLines];
