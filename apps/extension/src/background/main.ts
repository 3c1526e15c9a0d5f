import { statePort } from '@/messages';
import { logoutAlarm, scansAlarm, sendAlarm } from './alarms';
import { handleMessage } from './handle-message';
import { Background } from './background';

/** Entry point of the background script. All listeners are registered synchronously: a browser that wakes the script for an event calls only those. */
const background = new Background();

chrome.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  void handleMessage(background.handlers, message, sender).then(respond);
  return true;
});
chrome.runtime.onConnect.addListener((port) => {
  if (port.name === statePort && (port.sender?.url ?? '').startsWith(chrome.runtime.getURL('')))
    background.connect(port);
});
chrome.alarms.onAlarm.addListener(({ name }) => {
  if (name === sendAlarm) void background.send();
  if (name === scansAlarm) void background.pollPendingScans();
  if (name === logoutAlarm) void background.revokeClosed();
});
chrome.runtime.onStartup.addListener(() => void background.synchronise());
chrome.runtime.onInstalled.addListener(() => void background.synchronise());
chrome.permissions.onAdded.addListener(() => void background.synchronise());
chrome.permissions.onRemoved.addListener(() => void background.synchronise());
self.addEventListener('online', () => void background.sendNow());

// Resume work that the previous run of this script may not have finished.
void background.send();
void background.revokeClosed();
