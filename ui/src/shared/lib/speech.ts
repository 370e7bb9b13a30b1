// Reads a text aloud, in browsers that support speech synthesis.

export const canSpeak = () => 'speechSynthesis' in window;

// `lang` is a language tag such as 'en-US'. Interrupts the text that is being read.
export function speak(text: string, lang: string): void {
  if (!canSpeak()) return;
  window.speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = lang;
  utterance.rate = 0.9;
  window.speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}
