export * from './scripted-answers.js';
export * from './scripted-behaviour.js';
export * from './scripted-model.server.js';
