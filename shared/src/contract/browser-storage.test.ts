import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const openDocument = () => {
  // What it kept in memory, and what it noticed, belongs to a document.
  vi.resetModules();
  return import('./browser-storage.ts');
};

let storages: Awaited<ReturnType<typeof openDocument>>;

beforeEach(async () => {
  storages = await openDocument();
});

afterEach(() => vi.restoreAllMocks());

const forbidAccess = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });

const leaveNoRoom = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });

test('What is stored is in the storage of the browser, and nothing is wrong', () => {
  const { deviceStorage, tabStorage, isStorageRefused } = storages;
  deviceStorage.setItem('name', 'Amina');
  tabStorage.setItem('place', 'Lamu');
  expect(deviceStorage.isLasting('name')).toBe(true);
  expect([localStorage.getItem('name'), sessionStorage.getItem('place')]).toEqual(['Amina', 'Lamu']);
  expect([deviceStorage.getItem('name'), deviceStorage.getItem('place')]).toEqual(['Amina', null]);
  expect(deviceStorage.keys()).toEqual(['name']);
  deviceStorage.removeItem('name');
  expect(localStorage.length).toBe(0);
  expect(isStorageRefused()).toBe(false);
});

test.each(['localStorage', 'sessionStorage'] as const)('Where access to %s throws, memory keeps it', (name) => {
  forbidAccess(name);
  const storage = name === 'localStorage' ? storages.deviceStorage : storages.tabStorage;
  expect(storage.getItem('name')).toBeNull();
  storage.setItem('name', 'Amina');
  expect([storage.getItem('name'), storage.keys(), storage.isLasting('name')]).toEqual(['Amina', ['name'], false]);
  storage.removeItem('name');
  expect([storage.getItem('name'), storage.keys()]).toEqual([null, []]);
  expect(storages.isStorageRefused()).toBe(true);
});

test('Where there is no room, memory keeps what is newer than the storage until there is room again', () => {
  const { deviceStorage, isStorageRefused } = storages;
  deviceStorage.setItem('draft', 'I mend');
  const full = leaveNoRoom();
  deviceStorage.setItem('draft', 'I mend boats');
  expect(deviceStorage.isLasting('draft')).toBe(false);
  expect([deviceStorage.getItem('draft'), deviceStorage.keys()]).toEqual(['I mend boats', ['draft']]);
  expect(isStorageRefused()).toBe(true);
  full.mockRestore();
  deviceStorage.setItem('draft', 'I mend boats in Lamu');
  expect(deviceStorage.isLasting('draft')).toBe(true);
  expect(localStorage.getItem('draft')).toBe('I mend boats in Lamu');
});

test('A listener is called once, and not after it stopped', async () => {
  const { deviceStorage, onStorageRefused } = storages;
  const [listener, gone] = [vi.fn(), vi.fn()];
  onStorageRefused(listener);
  onStorageRefused(gone)();
  forbidAccess('localStorage');
  deviceStorage.getItem('name');
  deviceStorage.setItem('name', 'Amina');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect(gone).not.toHaveBeenCalled();
});
