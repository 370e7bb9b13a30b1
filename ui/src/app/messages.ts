// The sentences of the shell: navigation, not found, what a broken page says; it knows no screen's content.
import { defineMessages } from '@/shared/i18n/translate';

export const appMessages = defineMessages(
  {
    dashboard: 'Dashboard',
    logWorkout: 'Log Workout',
    navigation: 'Main navigation',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skipToContent: 'Skip to content',
    notFoundTitle: 'Page Not Found',
    notFound: 'There is nothing at this address. One of these may be what you were looking for:',
    brokenTitle: 'This page stopped working',
    broken: 'Reload it to go on. What you saved is safe.',
    reload: 'Reload',
  },
  {
    dashboard: 'Übersicht',
    logWorkout: 'Training eintragen',
    navigation: 'Hauptnavigation',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    skipToContent: 'Zum Inhalt springen',
    notFoundTitle: 'Seite nicht gefunden',
    notFound: 'Unter dieser Adresse gibt es nichts. Vielleicht hast du eine von diesen gesucht:',
    brokenTitle: 'Diese Seite funktioniert gerade nicht',
    broken: 'Lade sie neu, um weiterzumachen. Gespeichertes ist sicher.',
    reload: 'Neu laden',
  },
);
