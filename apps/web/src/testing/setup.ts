import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { sessionAtom } from '@/lib/session';
import { resetServer, unexpectedRequests } from './fake-server';
import { resetMedia } from './media';

// On a busy machine loading a lazy component takes seconds; only failures take this long.
configure({ asyncUtilTimeout: 60_000 });
jest.setTimeout(300_000);

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// jsdom has neither modal dialogs nor popovers; the focus moves as in a browser.
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, input')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  const before = focusedBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
};
HTMLElement.prototype.showPopover = () => undefined;

beforeEach(() => {
  resetServer();
  resetMedia();
  localStorage.clear();
  sessionStorage.clear();
  getDefaultStore().set(sessionAtom, { isAuthenticated: false, user: null, isLoading: true });
});

afterEach(() => {
  cleanup();
  expect(unexpectedRequests()).toEqual([]);
});
