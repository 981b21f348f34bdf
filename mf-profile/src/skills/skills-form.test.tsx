import { getBackendClient, updateOwnProfile } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';
import {
  expectToast,
  type OpenedPage,
  openRemote,
  refuseConnection,
  signUpEach,
  watchNetwork,
} from '@fursa/shared/testing';
import { notifyManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

signUpEach();

async function openPage(skills: readonly string[] = []): Promise<OpenedPage> {
  await storeSkills(skills);
  const page = await openRemote({ manifest, remote }, '/profile?tab=skills');
  await screen.findByLabelText('Add a skill');
  await screen.findByRole('button', { name: 'Add work' });
  // The last thing that is read.
  await screen.findByText('Nothing yet.', { exact: false });
  return page;
}

function input(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('Add a skill');
}

function chips(): (string | null)[] {
  const list = screen.queryByRole('list', { name: 'Your skills' });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
}

async function storedSkills(): Promise<readonly string[] | undefined> {
  const id = useAuthStore.getState().user?.id ?? '';
  return (await getBackendClient().from('profiles').select('skills').eq('id', id).single()).data?.skills;
}

async function storeSkills(skills: readonly string[]): Promise<void> {
  await updateOwnProfile(useAuthStore.getState().user?.id ?? '', { skills });
}

test('Skills are added by Enter and by the button, one after the other, and none is lost', async () => {
  const page = await openPage();
  await page.user.type(input(), '  Beekeeping {Enter}Welding{Enter}Excel');
  await page.user.click(screen.getByRole('button', { name: 'Add' }));
  expect(chips()).toEqual(['Beekeeping', 'Welding', 'Excel']);
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe('');
  await expectToast('Skills added to your profile!', '');
  await waitFor(async () => expect(await storedSkills()).toEqual(['Beekeeping', 'Welding', 'Excel']));
});

test('A list with commas, or on lines where it is pasted, is several skills', async () => {
  const page = await openPage(['Welding']);
  await page.user.type(input(), 'Driving, First aid;  welding,,{Enter}');
  expect(chips()).toEqual(['Welding', 'Driving', 'First aid']);
  await page.user.click(input());
  await page.user.paste('• Cooking\n• M-Pesa\n');
  expect(input().value).toBe('Cooking, M-Pesa');
  await page.user.keyboard('{Enter}');
  await waitFor(async () =>
    expect(await storedSkills()).toEqual(['Welding', 'Driving', 'First aid', 'Cooking', 'M-Pesa']),
  );
});

test('Spaces alone are not a skill', async () => {
  const page = await openPage();
  const network = watchNetwork();
  await page.user.type(input(), '   {Enter}');
  expect(chips()).toEqual([]);
  expect(network.requests).toEqual([]);
});

test('A skill that is there in other letters is not added again; its chip is pointed at', async () => {
  const page = await openPage(['Microsoft Excel']);
  const network = watchNetwork();
  await page.user.type(input(), 'microsoft  EXCEL{Enter}');
  expect(chips()).toEqual(['Microsoft Excel']);
  screen.getByText('Microsoft Excel is already in your list.');
  expect(network.requests).toEqual([]);
});

test('A skill of 100 characters is added, a longer one and the 301st are not, and the field says why', async () => {
  const page = await openPage(Array.from({ length: 299 }, (_, index) => `Skill ${index}`));
  fireEvent.change(input(), { target: { value: 'x'.repeat(101) } });
  await page.user.keyboard('{Tab}');
  fireEvent.submit(input());
  screen.getByText('A skill can have at most 100 characters.');
  expect(input().value).toBe('x'.repeat(101));
  fireEvent.change(input(), { target: { value: 'x'.repeat(100) } });
  fireEvent.submit(input());
  await waitFor(async () => expect(await storedSkills()).toHaveLength(300));
  fireEvent.change(input(), { target: { value: 'One more' } });
  fireEvent.submit(input());
  screen.getByText('A profile can have at most 300 skills.');
});

test('A skill is removed by its button, and the focus stays near', async () => {
  const page = await openPage(['Welding', 'Excel']);
  await page.user.click(screen.getByRole('button', { name: 'Remove Welding' }));
  expect(chips()).toEqual(['Excel']);
  screen.getByText('Welding was removed.');
  expect(document.activeElement).toBe(input());
  await waitFor(async () => expect(await storedSkills()).toEqual(['Excel']));
});

test('Clear All asks first', async () => {
  const page = await openPage(['Welding', 'Excel']);
  await page.user.click(screen.getByRole('button', { name: 'Clear All' }));
  const question = 'Are you sure you want to remove all skills? This cannot be undone.';
  expect(document.activeElement?.textContent).toBe('Keep my skills');
  await page.user.keyboard('{Enter}');
  expect(chips()).toEqual(['Welding', 'Excel']);
  expect(document.activeElement?.textContent).toBe('Clear All');
  await page.user.keyboard('{Enter}');
  await page.user.click(
    within(screen.getByRole('group', { name: question })).getByRole('button', { name: 'Clear All' }),
  );
  screen.getByText('You have not added any skills yet.');
  expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
  await waitFor(async () => expect(await storedSkills()).toEqual([]));
});

test('A refused change is undone and reported, and gives back what was typed', async () => {
  const page = await openPage(['Welding']);
  const network = watchNetwork();
  network.intercept((request) => (request.method === 'PATCH' ? refuseConnection() : undefined));
  await page.user.type(input(), 'Excel{Enter}');
  await expectToast('Failed to update skills. Please try again.', '');
  expect(chips()).toEqual(['Welding']);
  expect(input().value).toBe('Excel');
  await page.user.click(screen.getByRole('button', { name: 'Remove Welding' }));
  await waitFor(() => expect(chips()).toEqual(['Welding']));
});

test('A skill stays on screen while it goes from on its way to saved', async () => {
  const page = await openPage(['Welding']);
  const release = watchNetwork().hold();
  await page.user.type(input(), 'Excel{Enter}');
  await waitFor(() => expect(chips()).toEqual(['Welding', 'Excel']));
  // Between the end of a mutation and the news of it lies a moment, in which something else may render the form.
  notifyManager.setScheduler((tell) => setTimeout(tell, 150));
  onTestFinished(() => notifyManager.setScheduler((tell) => setTimeout(tell, 0)));
  release();
  const seen = new Set<string>();
  for (let shown = 0; shown < 50 || !(await storedSkills())?.includes('Excel'); shown += 1) {
    fireEvent.change(input(), { target: { value: `${shown}` } });
    seen.add(chips().join());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect([...seen]).toEqual(['Welding,Excel']);
});

test('What another tab added meanwhile is not lost', async () => {
  const page = await openPage(['Welding']);
  await storeSkills(['Welding', 'From another tab']);
  await page.user.type(input(), 'Excel{Enter}');
  await waitFor(() => expect(chips()).toEqual(['Welding', 'From another tab', 'Excel']));
  await waitFor(async () => expect(await storedSkills()).toEqual(['Welding', 'From another tab', 'Excel']));
});

test('A suggestion is added and removed by its button', async () => {
  const page = await openPage(['sales']);
  expect(screen.getByRole('button', { name: 'Sales' }).getAttribute('aria-pressed')).toBe('true');
  await page.user.click(screen.getByRole('button', { name: 'Data Analysis' }));
  expect(screen.getByRole('button', { name: 'Data Analysis' }).getAttribute('aria-pressed')).toBe('true');
  await page.user.click(screen.getByRole('button', { name: 'Sales' }));
  expect(chips()).toEqual(['Data Analysis']);
  await waitFor(async () => expect(await storedSkills()).toEqual(['Data Analysis']));
});
