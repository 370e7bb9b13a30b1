// What is on its way follows its exercise to a new id.
import { changeOutbox, slotOf, type UnsentLog } from './unsent';

// Added exercises have become planned ones: what is on its way goes on under their new ids.
export function renameExercises(training: string, ids: ReadonlyMap<number, number>): void {
  changeOutbox((box) => {
    const slots = new Map<string, string>();
    const exercises = box.exercises.map((each) => {
      const id = each.training === training ? ids.get(each.exercise.id) : undefined;
      if (id === undefined || id === each.exercise.id) return each;
      const slot = slotOf(training, id, each.day);
      slots.set(each.slot, slot);
      return { ...each, slot, exercise: { ...each.exercise, id } };
    });
    if (slots.size === 0) return box;
    const parts = (list: UnsentLog['parts']) =>
      list.map((part) => ({ ...part, slot: slots.get(part.slot) ?? part.slot }));
    return { exercises, logs: box.logs.map((log) => ({ ...log, parts: parts(log.parts) })) };
  });
}
