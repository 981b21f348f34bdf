import { shellChunk } from '@fursa/platform/shell-chunk';
import { openChat, say } from '../testing/chat.ts';
import { expect, signIn, test } from '../testing/fursa-test.ts';

const greeting = "Hello! I'm your AI assistant. How can I help you today?";
const failure = "I'm having trouble connecting to my services. Please try again later.";
const emptyReply = "I'm sorry, I couldn't process your request. Please try again.";
const askPath = /^\/functions\/v1\/ai-chat\/chat\/completions$/;

/** A server-sent event that begins an answer and carries no text. */
const noText = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] })}\n\n`;

test('A visitor is greeted, is asked to sign in instead of being answered, and comes back to where they were', async ({
  page,
  faultProxy,
}) => {
  await page.goto(`${faultProxy.address}/remote-jobs`);
  const chat = await openChat(page);
  await expect(chat.getByRole('log')).toContainText(greeting);
  await say(chat, 'How do I upload a CV?');
  await expect(chat.getByText('Sign in and I can answer.')).toBeVisible();
  expect(faultProxy.requested.filter((path) => path.startsWith('/functions/'))).toEqual([]);
  await chat.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill('employer@example.com');
  await form.getByLabel('Password', { exact: true }).fill('fursa-demo-2026');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/remote-jobs$/);
});

test('A question to start with is asked by one press, and none is offered afterwards', { tag: '@details' }, async ({
  page,
}) => {
  await signIn(page, 'seeker');
  const chat = await openChat(page);
  const starters = chat.getByRole('list', { name: 'Questions to start with' });
  await starters.getByRole('button', { name: 'How do I spot a fake job?' }).click();
  await expect(chat.getByRole('log')).toContainText('You: How do I spot a fake job?');
  await expect(chat.getByRole('log')).toContainText('signs of a scam');
  await expect(starters).toBeHidden();
  await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeFocused();
});

test('Where somebody signs in or registers no chat stands in the way', { tag: '@details' }, async ({ page }) => {
  for (const address of ['/login', '/register']) {
    await page.goto(address);
    await expect(page.locator('main [data-mf="mf-auth"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeHidden();
  }
});

test('The assistant answers, and pages of the product in its answer are links by their name', async ({ page }) => {
  await signIn(page, 'seeker');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const chat = await openChat(page);
  expect(scripts.includes(shellChunk('chat-panel'))).toBe(true);
  expect(scripts.includes(shellChunk('chat-client'))).toBe(false);

  const asked = page.waitForRequest((request) => askPath.test(new URL(request.url()).pathname));
  await say(chat, '  How do I upload my CV?  ');
  const request = await asked;
  expect(scripts.includes(shellChunk('chat-client'))).toBe(true);
  expect(request.headers().authorization).toMatch(/^Bearer ey/);
  expect(request.postDataJSON()).toMatchObject({
    stream: true,
    messages: [{ role: 'user', content: 'How do I upload my CV?' }],
  });

  const link = chat.getByRole('log').getByRole('link', { name: 'Documents & CV' }).first();
  await expect(link).toBeVisible();
  await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await link.click();
  await expect(page).toHaveURL('/profile?tab=documents');
  await expect(chat.getByText('How do I upload my CV?')).toBeVisible();

  await say(chat, 'wananiomba pesa ya usajili');
  await expect(chat.getByRole('log')).toContainText('Usilipe.');
  await expect(chat.getByText(/without AI|bila AI/)).toHaveCount(1);
  await say(chat, 'Thank you');
  await expect(chat.getByRole('log')).toContainText('You: Thank you');
  await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeEnabled();
  await page.reload();
  await expect((await openChat(page)).getByText('How do I upload my CV?')).toBeVisible();
});

test('While an answer is on its way three dots show it and nothing else can be sent', { tag: '@details' }, async ({
  page,
  faultProxy,
}) => {
  await signIn(page, 'seeker', faultProxy.address);
  const chat = await openChat(page);
  let letAnswer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  await page.route('**/functions/v1/ai-chat/**', async (route) => {
    await held;
    await route.continue();
  });
  await say(chat, 'Hello');
  await expect(chat.getByText('The assistant is typing')).toBeAttached();
  await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeDisabled();
  await expect(chat.getByRole('button', { name: 'Send message' })).toBeDisabled();
  const delays = await chat
    .locator('.chat-dot')
    .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).animationDelay));
  expect(delays).toEqual(['0s', '0.15s', '0.3s']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Dream Job in Kenya' })).toBeVisible();
  letAnswer();
  await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeEnabled();
  await expect(chat.getByText('The assistant is typing')).toHaveCount(0);
});

for (const [status, calls] of [
  [500, 3],
  [400, 1],
] as const) {
  test(`When the assistant answers ${status}, the person is told, nothing is lost, and the next message is answered`, {
    tag: '@faults',
  }, async ({ page, faultProxy, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await signIn(page, 'seeker', faultProxy.address);
    const chat = await openChat(page);
    faultProxy.break(askPath, { kind: 'status', status });
    await say(chat, 'How do I save a job?');
    await expect(chat.getByText(failure)).toBeVisible();
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeFocused();
    await expect(chat.getByRole('textbox', { name: 'Your message' })).toHaveValue('How do I save a job?');
    expect(faultProxy.requested.filter((path) => askPath.test(path))).toHaveLength(calls);

    faultProxy.heal();
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('log').getByRole('link').first()).toBeVisible();
  });
}

test('An empty answer is reported, and one that breaks off stays and counts as failed', {
  tag: '@faults',
}, async ({ page, faultProxy }) => {
  await signIn(page, 'seeker', faultProxy.address);
  const chat = await openChat(page);
  faultProxy.break(askPath, { kind: 'change', change: () => `${noText}data: [DONE]\n\n` });
  await say(chat, 'Hello');
  await expect(chat.getByText(emptyReply)).toBeVisible();
  await expect(page.getByText('Failed to send message. Please try again.')).toHaveCount(0);

  const broken = `${noText.replace('""', '"Half an ans"')}data: {"error":{"message":"gone"}}\n\n`;
  faultProxy.break(askPath, { kind: 'change', change: () => broken });
  await say(chat, 'Hello again');
  await expect(chat.getByText(failure)).toBeVisible();
  await expect(chat.getByText('Half an ans')).toBeVisible();
});

test('Enter sends, Shift+Enter begins a line, white space sends nothing, and a long text scrolls in its field', {
  tag: '@details',
}, async ({ page }) => {
  await page.goto('/');
  const chat = await openChat(page);
  const input = chat.getByRole('textbox', { name: 'Your message' });
  await expect(input).toBeFocused();
  await page.keyboard.type('   ');
  await expect(chat.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('   ');
  await input.fill('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(input).toHaveValue('one\ntwo');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('');
  await expect(chat.getByText('one\ntwo')).toBeVisible();
  await input.fill('line\n'.repeat(30));
  expect((await input.boundingBox())?.height).toBe(128);
});
