import { statePort } from '@/messages';
import { logoutAlarm, scansAlarm, sendAlarm } from './alarms';
import { handleMessage } from './handle-message';
import { Background } from './background';

/**
 * The background of the extension. All listeners are there when the first turn of the script is over: a browser that wakes it for something tells it
 * to those alone.
 */
const background = new Background();

chrome.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  void handleMessage(background.handlers, message, sender).then(respond);
  return true;
});
chrome.runtime.onConnect.addListener((port) => {
  if (port.name === statePort && (port.sender?.url ?? '').startsWith(chrome.runtime.getURL(''))) background.connect(port);
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

// Whatever woke it: the background before may have been ended in the middle.
void background.send();
void background.revokeClosed();
