// The sentences of the feature tour; it knows no target's content.
import { defineMessages } from '@/shared/i18n/translate';

export const tourMessages = defineMessages(
  {
    coachWidgetTitle: 'Your AI Coach',
    coachWidget: 'A thought for today lives here, drawn from your own plan and your own numbers.',
    quickAccessTitle: 'Quick Access',
    quickAccess: 'The places you need most, one tap away.',
    trackNutritionTitle: 'Your nutrition',
    trackNutrition: 'Your calorie target for the day, and how it can be spread over your meals.',
    coachButtonTitle: 'Ask again',
    coachButton: 'Want to hear something else? Your coach has more to say than one sentence.',
    viewProgressTitle: 'Your progress',
    viewProgress: 'Streak, week and totals. They grow with every workout you log.',
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
    trackNutrition: 'Dein Kalorienziel für den Tag und wie es sich auf die Mahlzeiten verteilen lässt.',
    coachButtonTitle: 'Frag noch einmal',
    coachButton: 'Lust auf etwas anderes? Dein Coach hat mehr als einen Satz für dich.',
    viewProgressTitle: 'Dein Fortschritt',
    viewProgress: 'Serie, Woche und Summen. Sie wachsen mit jedem Training, das du einträgst.',
    count: '{step} von {total}',
    next: 'Weiter',
    skip: 'Tour überspringen',
    done: 'Alles klar!',
    close: 'Tour schließen',
  },
);
