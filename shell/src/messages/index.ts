import { en } from './en.ts';

export type ShellMessages = typeof en;

export const messages = { en };
