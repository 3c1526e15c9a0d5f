export { scanStatusTexts, untitledText } from './scan-status-texts.js';
export {
  scanStatusTexts as germanScanStatusTexts,
  untitledText as germanUntitledText,
} from './scan-status-texts.de.js';
