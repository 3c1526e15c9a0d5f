import { isLocalAddress } from './local-address.js';

describe('isLocalAddress', () => {
  it.each([
    'http://127.0.0.1:11434/v1',
    'http://localhost:1234/v1',
    'http://[::1]:8080/v1',
    'http://192.168.1.20:8000/v1',
    'http://172.20.0.3/v1',
    'http://[fd00::1]/v1',
    'http://host.docker.internal:11434/v1',
    'http://ollama:11434/v1',
    'http://nas.local/v1',
    'http://vllm.ai.svc.cluster.local/v1',
  ])('is local: %s', (url) => {
    expect(isLocalAddress(url)).toBe(true);
  });

  it.each([
    'https://api.openai.com/v1',
    'https://8.8.8.8/v1',
    'https://172.32.0.1/v1',
    'https://[2001:db8::1]/v1',
    'https://localhost.example/v1',
  ])('is not local: %s', (url) => {
    expect(isLocalAddress(url)).toBe(false);
  });
});
