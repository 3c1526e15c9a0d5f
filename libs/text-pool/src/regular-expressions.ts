import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 compile each regular expression to machine code before its first use, in the whole process, instead of interpreting it first. V8
 * optimises only about the first megabyte of such code in a thread, to which the interpreter's counts: the readers consist of some 700 regular
 * expressions and take about half the processor time without it, and their warm-up three quarters. See docs/adr/0028.
 */
export function compileRegularExpressionsAtOnce(): void {
  setFlagsFromString('--no-regexp-tier-up');
}
