// Tells a sentence of the server in German.
import { serverPatternsInGerman, serverSentencesInGerman } from './serverSentences';
import { shortageInGerman } from './shortageInGerman';

// Sentences without a translation stay as they came.
export function inGerman(sentence: string): string {
  // A made plan's message may go on with why its sessions are shorter.
  const at = sentence.indexOf('Your sessions are shorter');
  if (at > 0) return `${inGerman(sentence.slice(0, at).trim())} ${inGerman(sentence.slice(at))}`;
  const pattern = serverPatternsInGerman.find(([each]) => each.test(sentence));
  return (
    serverSentencesInGerman[sentence] ??
    shortageInGerman(sentence) ??
    (pattern ? sentence.replace(...pattern) : sentence)
  );
}
