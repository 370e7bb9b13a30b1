// The sentences of the shell: navigation, not found, what a broken page says; it knows no screen's content.
import { defineMessages } from '@/shared/i18n/translate';

export const appMessages = defineMessages(
  {
    dashboard: 'Dashboard',
    logWorkout: 'Log Workout',
    fitnessJourney: 'Fitness Journey',
    wellness: 'Wellness',
    calendar: 'Calendar',
    myPlans: 'My Plans',
    navigation: 'Main navigation',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skipToContent: 'Skip to content',
    progress: 'Progress',
    notFoundTitle: 'Page Not Found',
    notFound: 'There is nothing at this address. One of these may be what you were looking for:',
    brokenTitle: 'This page stopped working',
    broken: 'Reload it to go on. What you saved is safe.',
    reload: 'Reload',
    insecureTitle: 'Two things do not work on this connection',
    insecure:
      'This page came over plain http. There the browser does not let FitApp keep the screen awake while you train or send you notifications. Ask the person who runs this server to set up https; everything else works.',
    insecureSeen: 'Got it',
  },
  {
    dashboard: 'Übersicht',
    logWorkout: 'Training eintragen',
    fitnessJourney: 'Fitnessreise',
    wellness: 'Wohlbefinden',
    calendar: 'Kalender',
    myPlans: 'Meine Pläne',
    navigation: 'Hauptnavigation',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    skipToContent: 'Zum Inhalt springen',
    progress: 'Fortschritt',
    notFoundTitle: 'Seite nicht gefunden',
    notFound: 'Unter dieser Adresse gibt es nichts. Vielleicht hast du eine von diesen gesucht:',
    brokenTitle: 'Diese Seite funktioniert gerade nicht',
    broken: 'Lade sie neu, um weiterzumachen. Gespeichertes ist sicher.',
    reload: 'Neu laden',
    insecureTitle: 'Zwei Dinge gehen über diese Verbindung nicht',
    insecure:
      'Diese Seite kam über einfaches http. Da erlaubt der Browser nicht, dass FitApp beim Training den Bildschirm wach hält oder dir Mitteilungen schickt. Bitte die Person, die diesen Server betreibt, https einzurichten; alles andere geht.',
    insecureSeen: 'Verstanden',
  },
);
