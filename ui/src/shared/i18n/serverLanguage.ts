// What the server says in English, in the person's language. German is fetched beside the first call of who reads it:
// no sentence of the server is shown before a call was answered.
import { currentLocale } from './locale';

const inEnglish = (sentence: string) => sentence;
let inGerman: ((sentence: string) => string) | null = null;

// Awaited before an answer is told. Where German cannot be fetched, English says the same until the page is opened
// anew.
export async function fetchLanguage(): Promise<void> {
  if (inGerman || currentLocale() !== 'de') return;
  inGerman = await import('./serverGerman').then(
    (module) => module.inGerman,
    () => inEnglish,
  );
}

export function translated(sentence: string): string {
  return currentLocale() === 'de' && inGerman ? inGerman(sentence) : sentence;
}
