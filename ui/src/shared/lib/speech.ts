// Reads a text aloud where the browser can; it knows no text.

export const canSpeak = () => 'speechSynthesis' in window;

// `lang`: 'en-US'. What is still being said is cut off.
export function speak(text: string, lang: string): void {
  if (!canSpeak()) return;
  window.speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  words.rate = 0.9;
  window.speechSynthesis.speak(words);
}

export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}
