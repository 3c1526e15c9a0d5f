export { capturePage } from './capture/capture-page.js';
export { capturedPageSchema, captureLimits, type CapturedPage } from './captured-page.js';
export { readPage } from './read-page.js';
export type {
  FieldName,
  FieldSource,
  PageReading,
  PostingFields,
  ReadField,
  ReadingReason,
} from './page-reading.js';
