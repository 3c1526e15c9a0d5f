import { answerJsonSchemas } from './answer-schemas.js';

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return 'properties' in value ? [value as Record<string, unknown>, ...inner] : inner;
}

describe('the schemas of answers', () => {
  it.each(Object.values(answerJsonSchemas))(
    'is strict in $name: every property required, nothing extra',
    ({ json }) => {
      const objects = objectsIn(json);
      expect(objects.length).toBeGreaterThan(5);
      for (const object of objects) {
        expect(object['additionalProperties']).toBe(false);
        expect(object['required']).toEqual(Object.keys(object['properties'] as object));
      }
      expect(JSON.stringify(json)).not.toMatch(
        /"(?:\$schema|pattern|minLength|maxLength|minimum|maximum|default|\$ref)"/,
      );
    },
  );
});
