/**
 * Check digits of national ids, by their standards. All functions take the id without spaces and
 * punctuation, in capitals.
 */

function digitsOf(id: string): number[] {
  return [...id].map(Number);
}

/** Luhn, ISO/IEC 7812-1: Swedish personnummer. */
export function passesLuhn(id: string): boolean {
  const sum = digitsOf(id)
    .reverse()
    .reduce(
      (total, digit, at) =>
        total + (at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2),
      0,
    );
  return sum % 10 === 0;
}

const dihedralProduct = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
] as const;
const positions = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
] as const;

/** Verhoeff, 1969: Indian Aadhaar. */
export function passesVerhoeff(id: string): boolean {
  return (
    digitsOf(id)
      .reverse()
      .reduce<number>(
        (check, digit, at) => dihedralProduct[check]?.[positions[at % 8]?.[digit] ?? 0] ?? -1,
        0,
      ) === 0
  );
}

/** ISO/IEC 7064 MOD 97-10 over letters as numbers: IBAN (ISO 13616). */
export function passesMod97(id: string): boolean {
  let remainder = 0;
  for (const sign of `${id.slice(4)}${id.slice(0, 4)}`) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** ISO/IEC 7064 MOD 11,10: German tax id. */
export function passesMod11And10(id: string): boolean {
  let product = 10;
  for (const digit of digitsOf(id.slice(0, -1)))
    product = (((digit + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === Number(id.at(-1));
}

/** ISO/IEC 7064 MOD 11-2: Chinese resident id (GB 11643). */
export function passesMod11And2(id: string): boolean {
  const sum = [...id].reduce(
    (total, sign, at) =>
      total + (sign === 'X' ? 10 : Number(sign)) * (2 ** (id.length - 1 - at) % 11),
    0,
  );
  return sum % 11 === 1;
}

/** French NIR: 97 less the remainder of the first thirteen digits; Corsica's departments 2A and 2B count as 19 and 18. */
export function passesNir(id: string): boolean {
  const number = Number(id.slice(0, 13).replace('2A', '19').replace('2B', '18'));
  return 97 - (number % 97) === Number(id.slice(13));
}

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Spanish DNI and NIE: the letter by the number's remainder of 23; X, Y and Z of a NIE count as 0, 1 and 2. */
export function passesDni(id: string): boolean {
  const number = id.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return dniLetters.charAt(Number(number) % 23) === id.at(-1);
}

const pensionWeights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1] as const;

/** German pension insurance number (VKVV § 4): the letter as two digits, digit sums of weighted digits. */
export function passesPensionNumber(id: string): boolean {
  const letter = String(id.charCodeAt(8) - 64).padStart(2, '0');
  const digits = digitsOf(`${id.slice(0, 8)}${letter}${id.slice(9, 11)}`);
  const sum = digits.reduce((total, digit, at) => {
    const product = digit * (pensionWeights[at] ?? 0);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 10 === Number(id.at(-1));
}
