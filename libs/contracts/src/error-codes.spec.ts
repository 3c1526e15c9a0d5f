import { AppError } from './app-error.js';
import { errorCodes, errorFamilies } from './error-codes.js';

describe('error codes', () => {
  it.each(Object.entries(errorCodes))(
    '%s belongs to a family and says a whole sentence',
    (_code, definition) => {
      expect(errorFamilies[definition.name].status).toBeGreaterThanOrEqual(400);
      expect(definition.message).toMatch(/^[A-Z].*[.!]$/);
    },
  );

  it('carries its family, its sentence and whether to retry', () => {
    expect(new AppError('MODEL_UNAVAILABLE')).toMatchObject({
      family: 'UNAVAILABLE',
      retry: true,
      message: errorCodes.MODEL_UNAVAILABLE.message,
    });
    expect(new AppError('SCAN_NOT_FOUND', { detail: 'Gone.' })).toMatchObject({
      message: 'Gone.',
      retry: false,
    });
  });
});
