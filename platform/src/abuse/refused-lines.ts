import type { AbuseLine } from './abuse-line.ts';

const policies = 'backend/src/policies/policies.test.ts';
const aiFunctions = 'supabase/functions/_ai/ai-functions.test.ts';

/** What nobody may do to the product or to another person. */
export const refusedLines: readonly AbuseLine[] = [
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
