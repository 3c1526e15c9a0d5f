const { TestEnvironment } = require('jest-environment-jsdom');
const { sharedSkills } = require('../../../../tools/launcher/test/jest/shared-skills.cjs');

/** Adds browser APIs that jsdom lacks, taken from Node. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Response',
  'Request',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.sharedSkills = sharedSkills;
    // No way out but fetch, which the setup file guards.
    delete this.global.XMLHttpRequest;
    delete this.global.WebSocket;
  }
};
