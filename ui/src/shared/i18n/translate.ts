// Translated sentences: typed keys, {placeholders} and plural forms; it knows no sentence.

export type Locale = 'en' | 'de';

// `one` and `other` are chosen by the placeholder {count}.
export interface Plural {
  one: string;
  other: string;
}
export type Phrase = string | Plural;
export type Phrases = Record<string, Phrase>;

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;
type ParametersOf<P> = P extends Plural ? 'count' | Placeholders<P['one']> | Placeholders<P['other']> : Placeholders<P>;
type Arguments<P> = [ParametersOf<P>] extends [never] ? [] : [Record<ParametersOf<P>, string | number>];

export interface Dictionary<E extends Phrases> {
  en: E;
  de: { [K in keyof E]: E[K] extends Plural ? Plural : string };
}

export type Translate<E extends Phrases> = <K extends keyof E & string>(key: K, ...values: Arguments<E[K]>) => string;

// Both languages stand together, so that neither can be forgotten.
export function defineMessages<const E extends Phrases>(en: E, de: Dictionary<E>['de']): Dictionary<E> {
  return { en, de };
}

// English and German count alike: one, and all the rest.
function chooseForm(phrase: Phrase, count: unknown): string {
  if (typeof phrase === 'string') return phrase;
  return Number(count) === 1 ? phrase.one : phrase.other;
}

export function translator<E extends Phrases>(dictionary: Dictionary<E>, locale: Locale): Translate<E> {
  return (key, ...values) => {
    const parameters: Record<string, string | number> = values[0] ?? {};
    const phrase: Phrase = dictionary[locale][key] ?? dictionary.en[key] ?? key;
    return chooseForm(phrase, parameters['count']).replace(/\{(\w+)\}/g, (hole, name: string) =>
      name in parameters ? String(parameters[name]) : hole,
    );
  };
}
