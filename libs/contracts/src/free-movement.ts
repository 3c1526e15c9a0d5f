/**
 * Code for the countries whose citizens may work in each other's without a permit. Source:
 * exceptionally reserved in ISO 3166-1.
 */
export const freeMovementCode = 'EU';
