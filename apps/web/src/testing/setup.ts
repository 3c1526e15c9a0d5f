import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { sessionAtom } from '@/lib/session';
import { resetServer, unexpectedRequests } from './fake-server';
import { resetMedia } from './media';

// jsdom lays nothing out, so it has no scrolling either.
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

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
