// Reads a text aloud where the browser can; it knows no text.

export const canSpeak = () => 'speechSynthesis' in window;

// The guides are English whatever the page speaks.
export function speak(text: string): void {
  if (!canSpeak()) return;
  window.speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-US';
  words.rate = 0.9;
  window.speechSynthesis.speak(words);
}

export function stopSpeaking(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}
