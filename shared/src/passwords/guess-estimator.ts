import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { localWords } from './local-words.ts';

/**
 * A longer password is judged by its beginning: what follows makes it no easier to guess, and the time the estimate takes grows
 * faster than the length, which a server must not let strangers choose.
 */
const maxJudgedLength = 32;

const estimator = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'], local: [...localWords] },
  graphs: adjacencyGraphs,
  maxLength: maxJudgedLength,
});

export interface Estimate {
  /** How many passwords a guesser who knows these words tries before this one. */
  readonly guesses: number;
  /** Whether a word that is known of its owner is a part of it. */
  readonly isPersonal: boolean;
}

/**
 * Dan Wheeler's estimate: https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler
 *
 * @param knownWords in lower case
 */
export function estimateGuesses(password: string, knownWords: readonly string[]): Estimate {
  const { guesses, sequence } = estimator.check(password, [...knownWords]);
  const isPersonal = sequence.some((part) => 'dictionaryName' in part && part.dictionaryName === 'userInputs');
  return { guesses, isPersonal };
}
