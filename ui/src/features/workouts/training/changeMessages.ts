// What is said about changing and deleting a logged workout; it knows no part.
import { defineMessages } from '@/shared/i18n/translate';

export const changeMessages = defineMessages(
  {
    editTitle: 'Edit workout',
    updated: 'Workout updated',
    updateFailed: 'Failed to update the workout. Please try again.',
    deleteTitle: 'Delete this workout?',
    deleteCompletions: {
      one: 'With “{name}” goes {count} exercise you ticked, its sets and any record it set.',
      other: 'With “{name}” go the {count} exercises you ticked, their sets and the records they set.',
    },
    deleteUnknown: 'With “{name}” go the exercises you ticked in it, their sets and the records they set.',
    deleteConfirm: 'Delete workout',
    deleted: '“{name}” deleted',
    deleteFailed: 'Failed to delete the workout. Please try again.',
  },
  {
    editTitle: 'Training bearbeiten',
    updated: 'Training geändert',
    updateFailed: 'Das Training konnte nicht geändert werden. Bitte versuche es noch einmal.',
    deleteTitle: 'Dieses Training löschen?',
    deleteCompletions: {
      one: 'Mit „{name}“ geht {count} abgehakte Übung samt Sätzen und Bestleistung.',
      other: 'Mit „{name}“ gehen {count} abgehakte Übungen, ihre Sätze und ihre Bestleistungen.',
    },
    deleteUnknown: 'Mit „{name}“ gehen die abgehakten Übungen, ihre Sätze und ihre Bestleistungen.',
    deleteConfirm: 'Training löschen',
    deleted: '„{name}“ gelöscht',
    deleteFailed: 'Das Training konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
  },
);
