// The sentences of the welcome screen; it knows no component.
import { defineMessages } from '@/shared/i18n/translate';

export const welcomeMessages = defineMessages(
  {
    claim: 'Training that fits your week.',
    promise: 'Make a plan, tick it off set by set, and see what it adds up to. At your pace, on your own server.',
    start: 'Get started',
    haveAccount: 'Already have an account?',
    logIn: 'Log in here',
  },
  {
    claim: 'Training, das in deine Woche passt.',
    promise: 'Mach einen Plan, hake ihn Satz für Satz ab und sieh, was daraus wird. In deinem Tempo, auf deinem eigenen Server.',
    start: 'Loslegen',
    haveAccount: 'Du hast schon ein Konto?',
    logIn: 'Hier anmelden',
  },
);
