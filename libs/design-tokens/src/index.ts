export { scanStatusTexts, untitledText } from './scan-status-texts.js';
