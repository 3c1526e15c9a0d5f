/**
 * @jest-environment-options {"url": "https://rolefit.example/"}
 */
import { createStore } from 'jotai';
import { sidebarAtom } from './sidebar';

it('is stored in a secure, host-only cookie behind TLS', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const store = createStore();
  expect(store.get(sidebarAtom)).toBe(true);
  store.set(sidebarAtom);
  expect(store.get(sidebarAtom)).toBe(false);
  expect(written.mock.calls).toEqual([
    ['__Host-sidebar_state=false; path=/; max-age=604800; samesite=lax; secure'],
  ]);
});
