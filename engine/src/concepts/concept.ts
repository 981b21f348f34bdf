import type { Register, SkillGroup, Spelling } from '../lexicon/index.ts';
import type { Level } from '../matching/facts.ts';

/**
 * What a concept is. A `licence` allows its holder to drive or to work (class BCE, EPRA T1), a `registration` is a place
 * in the register of a professional body (NCK, EBK), a `certificate` is a paper that is not a profession (good conduct,
 * first aid), a `qualification` an examined one (CPA, CCNA), `education` a level of schooling.
 */
export type ConceptKind =
  | 'skill'
  | 'language'
  | 'occupation'
  | 'licence'
  | 'registration'
  | 'certificate'
  | 'qualification'
  | 'education';

/** One way to write a concept; how far it can be trusted is as in the lexicon. */
export interface Alias extends Spelling {
  readonly register: Register;
}

/** A thing that adverts and CVs speak of, whatever the words. */
export interface Concept {
  /** Stable: `welding`, `occupation:lorry-driver`, `credential:cpa`. */
  readonly id: string;
  readonly kind: ConceptKind;
  readonly group: SkillGroup;
  /** As it is shown to people. */
  readonly names: { readonly en: string; readonly sw?: string };
  /** Every way to write it, the names among them. */
  readonly aliases: readonly Alias[];
}

/** Work that people are hired for under one title. */
export interface Occupation extends Concept {
  readonly kind: 'occupation';
  /** What the bare title says: 0 for a guard or a trainee, 3 for a head teacher. Words such as "senior" come on top. */
  readonly level: Level;
  /** Identifiers of the skills that everybody has who does this work, the most telling first. */
  readonly skills: readonly string[];
  /** Both ways: what is near to this one is so from the other side too, the nearest first. */
  readonly near: readonly NearOccupation[];
}

export interface NearOccupation {
  readonly id: string;
  /** 10 to 90: how well somebody of the one occupation fits a post of the other. */
  readonly nearness: number;
}

/** What is proved by a paper: a licence, a registration, a certificate, a level of education. */
export interface Credential extends Concept {
  readonly kind: 'licence' | 'registration' | 'certificate' | 'qualification' | 'education';
  /** For education, 1 (primary school) to 9 (doctorate); for the parts of one course, their order; else 0. */
  readonly rank: number;
  /** Identifiers of the skills that it proves. */
  readonly proves: readonly string[];
  /** Identifiers of credentials that whoever holds this one has as well: class CE includes class C. */
  readonly includes: readonly string[];
}

/** The stable part of an identifier: `C++` is `c-plus-plus`, `Node.js` is `node-js`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^\./, 'dot-')
    .replaceAll('+', '-plus')
    .replaceAll('#', '-sharp')
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Whether an occupation says no more than that somebody learns: an intern may learn any work. */
export function tellsNoWork(occupation: string): boolean {
  return occupation === 'occupation:intern' || occupation === 'occupation:graduate-trainee';
}
