import { markSignedIn, markSignedOut } from '@fursa/shared/session';
import { afterEach, expect, test } from 'vitest';
import { addMessage, extendAnswer, useConversation } from './conversation.ts';

const storageKey = 'fursa-chat';
const session = { accessToken: 'token', expiresAt: 4_000_000_000 };
const amina = { id: 'a', email: 'amina@example.com', name: 'Amina', role: 'user' };

const said = () => useConversation.getState().messages.map(({ kind, text }) => [kind, text]);

afterEach(() => {
  markSignedOut();
  useConversation.setState({ messages: [], pending: null });
});

test('An answer grows piece by piece, and the next one is another message', () => {
  addMessage('question', 'One?');
  extendAnswer('Fir');
  extendAnswer('st');
  addMessage('question', 'Two?');
  extendAnswer('Second');
  expect(said()).toEqual([
    ['question', 'One?'],
    ['answer', 'First'],
    ['question', 'Two?'],
    ['answer', 'Second'],
  ]);
  const ids = useConversation.getState().messages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
});

test('A visitor who signs in keeps the conversation; signing out ends it and the answer under way', () => {
  addMessage('question', 'Mine');
  markSignedIn(amina, session);
  const pending = new AbortController();
  useConversation.setState({ pending });
  expect(said()).toEqual([['question', 'Mine']]);
  markSignedOut();
  expect(said()).toEqual([]);
  expect(pending.signal.aborted).toBe(true);
  expect(sessionStorage.getItem(storageKey)).not.toContain('Mine');
});

test('Somebody else who signs in finds nothing of the person before', () => {
  markSignedIn(amina, session);
  addMessage('question', 'Mine');
  markSignedIn({ ...amina, id: 'b' }, session);
  expect(said()).toEqual([]);
});

test('A conversation comes back after a reload, and what is no conversation does not', async () => {
  addMessage('question', 'Before');
  const stored = sessionStorage.getItem(storageKey) ?? '';
  useConversation.setState({ messages: [] });
  sessionStorage.setItem(storageKey, stored);
  useConversation.persist.rehydrate();
  expect(said()).toEqual([['question', 'Before']]);
  useConversation.setState({ messages: [] });
  sessionStorage.setItem(storageKey, stored.replace('"question"', '"system"'));
  useConversation.persist.rehydrate();
  expect(said()).toEqual([]);
});
