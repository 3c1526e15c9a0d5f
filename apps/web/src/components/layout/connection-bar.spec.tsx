import { act, render, screen } from '@testing-library/react';
import { monitoredFetch } from '@/lib/connection';
import { readiness } from '@/testing/fake-server';
import { ConnectionBar } from './connection-bar';

const isOnline = jest.spyOn(navigator, 'onLine', 'get');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const bar = () => screen.getByRole('status').textContent;

let answer: () => Promise<Response>;

const call = () =>
  act(async () => void (await monitoredFetch('/api/v1/jobs', {}).catch(() => undefined)));

describe('ConnectionBar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    isOnline.mockReturnValue(true);
    globalThis.fetch = () => answer();
    answer = async () => readiness();
    render(<ConnectionBar />);
  });
  afterEach(async () => {
    answer = async () => readiness();
    await call();
    jest.useRealTimers();
  });

  it('says that the connection is gone and what is kept, and when it is back', async () => {
    expect(bar()).toBe('');
    isOnline.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(bar()).toMatch(/^You are offline\..*What you typed stays here/);
    await pass(10);
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(bar()).toMatch(/^Connected again/);
    await pass(3_100);
    expect(bar()).toBe('');
  });

  it('says that the server does not answer, looks by itself and goes on', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await call();
    expect(bar()).toMatch(/^Rolefit isn’t responding right now/);
    await pass(10_000);
    expect(bar()).toMatch(/^Rolefit isn’t responding right now/);
    answer = async () => readiness();
    await pass(15_000);
    expect(bar()).not.toMatch(/isn’t responding/);
  });

  it('waits for the database too, although a gateway answers without it', async () => {
    const refusals = [new Response('{}', { status: 503 })];
    answer = async () => refusals.shift() ?? readiness('down');
    await call();
    await pass(20_000);
    expect(bar()).toMatch(/^Rolefit isn’t responding right now/);
    answer = async () => readiness();
    await pass(15_000);
    expect(bar()).not.toMatch(/isn’t responding/);
  });

  it('does not take the refusal of one call for a server that is away', async () => {
    const answers = [new Response('{}', { status: 503 })];
    answer = async () => answers.shift() ?? readiness();
    await call();
    await pass(10);
    expect(bar()).toBe('');
  });
});
