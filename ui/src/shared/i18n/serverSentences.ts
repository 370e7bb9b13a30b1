// German for the sentences that the server answers in English, keyed by the sentence; it knows no call.

export const serverSentencesInGerman: Readonly<Record<string, string>> = {
  Required: 'Pflichtfeld',
  'Invalid input': 'Ungültige Eingabe',
  'Invalid date': 'Ungültiges Datum',
  'Invalid email or password': 'E-Mail oder Passwort ist falsch',
  'An account with this email already exists': 'Zu dieser E-Mail gibt es schon ein Konto',
  'Name is required': 'Bitte gib deinen Namen an',
  'Please enter a valid email': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'Password must be at least 6 characters': 'Das Passwort braucht mindestens 6 Zeichen',
  'Please select a workout type': 'Bitte wähle eine Trainingsart',
};
