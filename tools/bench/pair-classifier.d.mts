export type Features = Readonly<Record<string, number>>;
export type Pair = readonly [Features, Features];

export function featuresOf(value: unknown, path?: string): Record<string, number>;
export function areaUnderCurve(scores: readonly { readonly score: number; readonly label: number }[]): number;
export function classify(pairs: readonly Pair[]): number;
export function tellingFeatures(pairs: readonly Pair[], count: number): { readonly name: string; readonly auc: number; readonly by: number }[];
export function differing(pairs: readonly Pair[]): string[];
export function centred(pairs: readonly Pair[]): Pair[];
