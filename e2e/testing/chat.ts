import { expect, type Locator, type Page } from '@playwright/test';

export async function openChat(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: 'AI assistant' });
  await expect(chat).toBeVisible();
  return chat;
}

export async function say(chat: Locator, text: string): Promise<void> {
  const input = chat.getByRole('textbox', { name: 'Your message' });
  await input.fill(text);
  await input.press('Enter');
}
