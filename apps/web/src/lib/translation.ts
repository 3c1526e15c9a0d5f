/** The type of texts in another language: the same names and parameters, other words. */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Words
    ? (...given: Given) => Translation<Words>
    : { readonly [Name in keyof T]: Translation<T[Name]> };
