// The sentences of the feature tour; it knows no target's content.
import { defineMessages } from '@/shared/i18n/translate';

export const tourMessages = defineMessages(
  {
    coachWidgetTitle: 'Your AI Coach',
    coachWidget: 'A thought for today lives here, drawn from your own plan and your own numbers.',
    quickAccessTitle: 'Quick Access',
    quickAccess: 'The places you need most, one tap away.',
    trackNutritionTitle: 'Your nutrition',
    trackNutrition: 'Your calorie target for the day lives here. Eat, note it down, and see what is left.',
    coachButtonTitle: 'Want to hear more?',
    coachButton: 'Your coach has more to say than one sentence. This button is where you ask.',
    viewProgressTitle: 'Your progress',
    viewProgress: 'Streak, week and totals: what your workouts add up to. It grows with every one you log.',
    count: '{step} of {total}',
    next: 'Next',
    skip: 'Skip Tour',
    done: 'Got it!',
    close: 'Close tour',
  },
  {
    coachWidgetTitle: 'Dein KI-Coach',
    coachWidget: 'Hier steht ein Gedanke für heute, aus deinem eigenen Plan und deinen eigenen Zahlen.',
    quickAccessTitle: 'Schnellzugriff',
    quickAccess: 'Die wichtigsten Orte, nur einen Klick entfernt.',
    trackNutritionTitle: 'Deine Ernährung',
    trackNutrition: 'Hier steht dein Kalorienziel für den Tag. Iss, trag es ein und sieh, was übrig ist.',
    coachButtonTitle: 'Lust auf mehr?',
    coachButton: 'Dein Coach hat mehr als einen Satz für dich. Mit diesem Knopf fragst du ihn.',
    viewProgressTitle: 'Dein Fortschritt',
    viewProgress: 'Serie, Woche und Summen: was aus deinen Trainings wird. Jedes neue zählt mit.',
    count: '{step} von {total}',
    next: 'Weiter',
    skip: 'Tour überspringen',
    done: 'Alles klar!',
    close: 'Tour schließen',
  },
);
