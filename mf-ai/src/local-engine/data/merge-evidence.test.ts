// @vitest-environment node
import { expect, test } from 'vitest';
import { mergeEvidence } from './merge-evidence.ts';

const skill = (name: string, inResume: string | null = null) => ({ name, inPosting: 'asked', inResume });

test('What fits in part is missing, with what the CV has of it', () => {
  const matched = [skill('CPA', 'CPA Section 1'), skill('Excel', 'Excel'), skill('Excel', 'again')];
  expect(mergeEvidence({ matched, missing: [skill('CPA'), skill('SAP'), skill('SAP')] })).toEqual({
    matched: [skill('Excel', 'Excel')],
    missing: [skill('CPA', 'CPA Section 1'), skill('SAP')],
  });
});
