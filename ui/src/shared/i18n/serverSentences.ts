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
  'Name must be at most 100 characters': 'Der Name darf höchstens 100 Zeichen haben',
  'Password must be at most 128 characters': 'Das Passwort darf höchstens 128 Zeichen haben',
  'Password is required': 'Bitte gib dein Passwort ein',
  'This password is among the most common ones. Please choose another.':
    'Dieses Passwort gehört zu den häufigsten. Bitte wähle ein anderes.',
  'Please enter your current password': 'Bitte gib dein aktuelles Passwort ein',
  'This is not your current password': 'Das ist nicht dein aktuelles Passwort',
  'This is not your password': 'Das ist nicht dein Passwort',
  'Please choose a JPEG, PNG or WebP picture': 'Bitte wähle ein Bild als JPEG, PNG oder WebP',
  'The picture may be at most 256 KB.': 'Das Bild darf höchstens 256 KB groß sein.',
  'Unknown time zone': 'Unbekannte Zeitzone',
  'Invalid or expired reset token': 'Der Link ist ungültig oder abgelaufen',
  'Reset token is required': 'Im Link fehlt der Schlüssel zum Zurücksetzen',
  'Please select a workout type': 'Bitte wähle eine Trainingsart',
  'Your plan is ready: 3 workouts a week, 45 minutes each, for the whole body.':
    'Dein Plan: 3 Trainings die Woche, je 45 Minuten, für den ganzen Körper.',
  'There is no level suggestion to answer right now.': 'Gerade gibt es keinen Vorschlag für ein neues Niveau.',
  'Select at least one target area': 'Wähle mindestens einen Zielbereich',
  'Choose 30, 45, 60 or 90 minutes': 'Wähle 30, 45, 60 oder 90 Minuten',
  'Choose 2 to 6 workouts a week': 'Wähle 2 bis 6 Trainings die Woche',
  'Start date is required': 'Bitte gib den ersten Tag an',
  'Start date may be at most one day ahead': 'Der erste Tag darf höchstens einen Tag in der Zukunft liegen',
  'End date must not be before the start date': 'Der letzte Tag darf nicht vor dem ersten liegen',
  'The date may be at most one day ahead': 'Das Datum darf höchstens einen Tag in der Zukunft liegen',
  'Wake time must be after bedtime': 'Die Aufwachzeit muss nach der Schlafenszeit liegen',
  'Sleep can last at most 24 hours': 'Schlaf kann höchstens 24 Stunden dauern',
  'Expected integer, received float': 'Bitte eine ganze Zahl eingeben',
  'No food of that name was found': 'Unter diesem Namen wurde kein Lebensmittel gefunden',
  'Nothing was logged then': 'An diesem Tag wurde nichts eingetragen',
  'Must not be in the future': 'Darf nicht in der Zukunft liegen',
  'Meal plans start at 1000 kcal, so this one aims at 1000 instead of your target.':
    'Essenspläne beginnen bei 1000 kcal, deshalb zielt dieser auf 1000 statt auf dein Ziel.',
  'Meal plans end at 5000 kcal, so this one aims at 5000 instead of your target.':
    'Essenspläne enden bei 5000 kcal, deshalb zielt dieser auf 5000 statt auf dein Ziel.',
  'For an estimate your weight and height are needed.': 'Für eine Schätzung werden Gewicht und Größe gebraucht.',
  'Without your age nothing is proposed: the estimate is for adults.':
    'Ohne dein Alter wird nichts vorgeschlagen: Die Schätzung gilt für Erwachsene.',
  'Under 18 no deficit is proposed: a growing body needs what it uses. Please talk to a doctor about weight.':
    'Unter 18 wird kein Defizit vorgeschlagen: Ein wachsender Körper braucht, was er verbraucht. Sprich über dein Gewicht bitte mit einer Ärztin oder einem Arzt.',
  'This is under 1200 kcal a day, which covers what a body needs only under medical supervision.':
    'Das sind weniger als 1200 kcal am Tag. Das deckt den Bedarf nur unter ärztlicher Aufsicht.',
};

// Sentences with something in them: $1 and $2 are what the pattern caught.
export const serverPatternsInGerman: readonly (readonly [RegExp, string])[] = [
  [/^Must be at least (\S+) characters$/, 'Mindestens $1 Zeichen'],
  [/^Must be at least (\S+)$/, 'Mindestens $1'],
  [/^Must be at most (\S+) characters$/, 'Höchstens $1 Zeichen'],
  [/^Must be at most (\S+)$/, 'Höchstens $1'],
  [/^This overlaps the period from (\S+) to (\S+)$/, 'Das überschneidet sich mit der Periode vom $1 bis $2'],
  [/^This overlaps the period on (\S+)$/, 'Das überschneidet sich mit der Periode am $1'],
  [/^This overlaps the sleep that ended on (\S+)$/, 'Das überschneidet sich mit dem Schlaf, der am $1 endete'],
];
