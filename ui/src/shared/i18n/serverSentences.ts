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
  'Please check your input.': 'Bitte prüfe deine Eingaben.',
  'Please log in to continue.': 'Bitte melde dich an, um weiterzumachen.',
  'Email is required': 'Bitte gib deine E-Mail-Adresse an',
  'Please enter your email address': 'Bitte gib deine E-Mail-Adresse ein',
  'This server takes no new accounts. Ask the person who runs it.':
    'Dieser Server nimmt keine neuen Konten an. Frag die Person, die ihn betreibt.',
  'Please select your fitness level': 'Bitte wähle dein Fitnessniveau',
  'Please select your available equipment': 'Bitte wähle deine Ausrüstung',
  'Please enter at least one measurement': 'Bitte gib mindestens ein Maß ein',
  'This month has not begun yet': 'Dieser Monat hat noch nicht begonnen',
  'Must be greater than 0': 'Muss größer als 0 sein',
  'Body fat must be between 0 and 100': 'Der Körperfettanteil muss zwischen 0 und 100 liegen',
  'Calories must be at least 1': 'Es muss mindestens 1 Kalorie sein',
  'Quantity must be at least 0.1': 'Die Menge muss mindestens 0,1 sein',
  'Month must be between 1 and 12': 'Der Monat muss zwischen 1 und 12 liegen',
  'Year must be between 1900 and this year': 'Das Jahr muss zwischen 1900 und diesem Jahr liegen',
  'Please enter an exercise name to get feedback.': 'Bitte gib eine Übung an, um Rückmeldung zu bekommen.',
  'Log a workout or a period first: insights are made from your own numbers.':
    'Trag zuerst ein Training oder eine Periode ein: Einsichten entstehen aus deinen eigenen Zahlen.',
  'A rest day takes no exercises': 'Ein Ruhetag hat keine Übungen',
  'A plan holds at most one workout per day': 'Ein Plan hat höchstens ein Training je Tag',
  'This day already has a workout': 'An diesem Tag steht schon ein Training',
  'Already used for another entry': 'Schon für einen anderen Eintrag verwendet',
  'This exercise is in the list twice': 'Diese Übung steht zweimal in der Liste',
  'This exercise is no longer part of the plan.': 'Diese Übung gehört nicht mehr zum Plan.',
  'One of the exercises is no longer part of this workout.': 'Eine der Übungen gehört nicht mehr zu diesem Training.',
  'One of the completed exercises no longer exists.': 'Eine der erledigten Übungen gibt es nicht mehr.',
  'This planned workout no longer exists.': 'Dieses geplante Training gibt es nicht mehr.',
  'This workout plan no longer exists.': 'Diesen Plan gibt es nicht mehr.',
  'This workout no longer exists.': 'Dieses Training gibt es nicht mehr.',
  'Keep at least one set, or delete the exercise': 'Behalte mindestens einen Satz oder lösche die Übung',
  'This entry was already saved with other values.': 'Dieser Eintrag wurde schon mit anderen Werten gespeichert.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  "The server's disk is full. Nothing was saved; please try again later.":
    'Die Festplatte des Servers ist voll. Es wurde nichts gespeichert; bitte versuche es später noch einmal.',
  'The request took too long.': 'Das hat zu lange gedauert.',
  'The server is busy. Please try again in a moment.':
    'Der Server ist beschäftigt. Bitte versuche es gleich noch einmal.',
  'The server is busy. Please try again in a few seconds.':
    'Der Server ist beschäftigt. Bitte versuche es in ein paar Sekunden noch einmal.',
  'The server is restarting. Please try again in a moment.':
    'Der Server startet neu. Bitte versuche es gleich noch einmal.',
  'The server is stopping. Please try again in a moment.':
    'Der Server wird beendet. Bitte versuche es gleich noch einmal.',
  'Your macro targets do not add up to your calorie target, so this plan follows the calories.':
    'Deine Makroziele ergeben zusammen nicht dein Kalorienziel; dieser Plan richtet sich nach den Kalorien.',
  'Meal plans do not go as low as your target, so this one aims at the lowest they go.':
    'So niedrig wie dein Ziel gehen Essenspläne nicht; dieser hat so wenige Kalorien, wie ein Plan haben darf.',
  'Meal plans do not go as high as your target, so this one aims at the highest they go.':
    'So hoch wie dein Ziel gehen Essenspläne nicht; dieser hat so viele Kalorien, wie ein Plan haben darf.',
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
  [/^Must be at least (\S+)$/, 'Mindestens $1'],
  [/^Must be at most (\S+)$/, 'Höchstens $1'],
  [/^Must be at least (\d+) characters$/, 'Mindestens $1 Zeichen'],
  [/^Must be at most (\d+) characters$/, 'Höchstens $1 Zeichen'],
  [/^Must have at most (\d+) items$/, 'Höchstens $1 Einträge'],
  [/^Expected .+, received .+$/, 'Ungültige Eingabe'],
  [
    /^Too many attempts\. Please try again in 1 second\.$/,
    'Zu viele Versuche. Bitte versuche es in einer Sekunde noch einmal.',
  ],
  [
    /^Too many attempts\. Please try again in (\d+) seconds\.$/,
    'Zu viele Versuche. Bitte versuche es in $1 Sekunden noch einmal.',
  ],
  [
    /^Too many attempts\. Please try again in (\d+) minutes\.$/,
    'Zu viele Versuche. Bitte versuche es in $1 Minuten noch einmal.',
  ],
  [
    /^This is too much at once: at most (\d+) KiB are taken here\.$/,
    'Das ist zu viel auf einmal: Höchstens $1 KiB gehen hier.',
  ],
  [/^This day already has a workout: (.+)\.$/, 'An diesem Tag steht schon ein Training: $1.'],
  [/^Warm-up may hold at most (\d+) exercises$/, 'Zum Aufwärmen gehen höchstens $1 Übungen'],
  [/^Main may hold at most (\d+) exercises$/, 'In den Hauptteil passen höchstens $1 Übungen'],
  [/^Cool-down may hold at most (\d+) exercises$/, 'Zum Ausklang gehen höchstens $1 Übungen'],
  [/^.+ not found$/, 'Das gibt es nicht mehr.'],
  [/^This overlaps the period from (\S+) to (\S+)$/, 'Das überschneidet sich mit der Periode vom $1 bis $2'],
  [/^This overlaps the period on (\S+)$/, 'Das überschneidet sich mit der Periode am $1'],
  [/^This overlaps the sleep that ended on (\S+)$/, 'Das überschneidet sich mit dem Schlaf, der am $1 endete'],
];
