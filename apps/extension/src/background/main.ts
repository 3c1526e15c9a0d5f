import { statePort } from '@/messages';
import { leaveAlarm, scansAlarm, sendAlarm } from './alarms';
import { answer } from './answer';
import { Background } from './background';

/**
 * The background of the extension. All listeners are there when the first turn of the script is over: a browser that wakes it for something tells it
 * to those alone.
 */
const background = new Background();

chrome.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  void answer(background.handlers, message, sender).then(respond);
  return true;
});
chrome.runtime.onConnect.addListener((port) => {
  if (port.name === statePort && (port.sender?.url ?? '').startsWith(chrome.runtime.getURL(''))) background.connect(port);
});
chrome.alarms.onAlarm.addListener(({ name }) => {
  if (name === sendAlarm) void background.send();
  if (name === scansAlarm) void background.askForAwaited();
  if (name === leaveAlarm) void background.tellLeft();
});
chrome.runtime.onStartup.addListener(() => void background.follow());
chrome.runtime.onInstalled.addListener(() => void background.follow());
chrome.permissions.onAdded.addListener(() => void background.follow());
chrome.permissions.onRemoved.addListener(() => void background.follow());
self.addEventListener('online', () => void background.sendNow());

// Whatever woke it: the background before may have been ended in the middle.
void background.send();
void background.tellLeft();
