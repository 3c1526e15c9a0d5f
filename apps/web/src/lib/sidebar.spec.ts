/**
 * @jest-environment-options {"url": "https://rolefit.example/"}
 */
import { sidebarStore, toggleSidebar } from './sidebar';

it('is stored in a secure, host-only cookie behind TLS', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  expect(sidebarStore.get()).toBe(true);
  toggleSidebar();
  expect(sidebarStore.get()).toBe(false);
  expect(written.mock.calls).toEqual([
    ['__Host-sidebar_state=false; path=/; max-age=604800; samesite=lax; secure'],
  ]);
});
