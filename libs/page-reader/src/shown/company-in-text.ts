/**
 * "Bread Ltd is looking for a baker", at the start of a sentence or after a label, with the verbs
 * of several languages.
 */
const seeker =
  /(?:^|[.!?:]\s{1,5}|\n[\s#*-]{0,10})((?:\p{Lu}|\p{N})[\p{L}\p{N}&'’.+-]{0,40}(?: (?:(?:of|and|the|for|de|der|des|du|del|&) )?(?:\p{Lu}|\p{N})[\p{L}\p{N}&'’.,+-]{0,40}){0,5}) (?:is (?:currently )?(?:looking for|seeking|hiring|recruiting|searching for)|seeks|sucht|recherche|recrute|busca|cerca|procura|zoekt|söker|søker|søger|szuka|poszukuje) /gu;

/** Subjects of such a sentence that are not names. */
const nobody =
  /^(?:we|our|my|the|this|that|a|an|he|she|it|who|client|kunde|unser|unsere|wir|die|der|das|notre|nous|on|nuestr|la|el|le|les|il|wij|ons|vi|company|department|team|position|role)\b/i;

/** The company that a text says is hiring, if exactly one is named; undefined otherwise. */
export function companyInText(text: string): string | undefined {
  const names = new Set<string>();
  for (const [, name = ''] of text.slice(0, 5_000).matchAll(seeker))
    if (!nobody.test(name)) names.add(name.replace(/,$/, ''));
  const [name, ...others] = names;
  return others.length === 0 ? name : undefined;
}
