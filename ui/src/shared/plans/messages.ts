// What is said when a plan becomes the one that a person follows; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const planMessages = defineMessages(
  {
    nowYours: '“{name}” is now your plan. It drives your dashboard.',
    nameTaken: 'You already have a plan called “{name}”. Choose another name.',
    updateFailed: 'Failed to update plan.',
  },
  {
    nowYours: '„{name}“ ist jetzt dein Plan. Er bestimmt deine Übersicht.',
    nameTaken: 'Du hast schon einen Plan namens „{name}“. Wähle einen anderen Namen.',
    updateFailed: 'Der Plan konnte nicht geändert werden.',
  },
);
