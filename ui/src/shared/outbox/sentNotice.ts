// Says once how many entries were sent that had waited.
import { onSessionReset } from '@/shared/api/session';
import { getT } from '@/shared/i18n/locale';
import { toast, useToastStore } from '@/shared/ui/toast';
import { outboxMessages } from './outboxMessages';

// Sent since the last notice. A run that breaks off leaves them to the next one.
const sent = new Set<string>();
onSessionReset(() => sent.clear());

export const noteLate = (id: string) => void sent.add(id);

const shown = () => useToastStore.getState().current?.id;

// Called when a run begins. What is said during the run is about something that the person has just done, so it stays.
export function lateNotice(): () => void {
  const before = shown();
  return () => {
    const count = sent.size;
    sent.clear();
    const isFree = shown() === undefined || shown() === before;
    if (count > 0 && isFree) toast({ title: getT(outboxMessages)('sent', { count }) });
  };
}
