// Registers the corrections of logged exercises as a kind of the outbox. Their code is loaded when there are any.
import { ownKinds } from '@/shared/outbox/entries';

ownKinds.set('correction', {
  load: () => import('./sendCorrections').then((module) => module.sendCorrectionEntry),
  // The field still has the focus: its value is not sent.
  isReady: ({ body }) => !(body as { isTyping: boolean }).isTyping,
});
