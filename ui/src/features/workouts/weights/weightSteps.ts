// By how much a weight grows from one step to the next: that of the implement, or the one a person owns. The choices
// are kept on this device for the person; it knows no field and no set.
import { settingStore } from '@/shared/lib/settingStore';
import type { WeightUnit } from '@/shared/lib/units';
import { isLoadable, type Implement } from './plates';

// Implements whose steps are of one kind: what takes plates, and what is a fixed row of weights.
export const stepKinds = ['plates', 'dumbbell', 'kettlebell', 'stack', 'other'] as const;
export type StepKind = (typeof stepKinds)[number];
// What a person owns, in the unit it is kept for; what is missing is as usual.
export type OwnSteps = Partial<Record<StepKind, number>>;

// Kettlebells come in steps of 4 kg in both worlds: 8.8 lb.
const usual: Record<WeightUnit, Record<StepKind, number>> = {
  lb: { plates: 5, dumbbell: 5, kettlebell: 8.8, stack: 10, other: 5 },
  kg: { plates: 2.5, dumbbell: 2, kettlebell: 4, stack: 5, other: 2.5 },
};

export function stepKindOf(implement: Implement | null | undefined): StepKind {
  if (isLoadable(implement)) return 'plates';
  if (implement === 'dumbbell' || implement === 'kettlebell') return implement;
  return implement === 'stack_machine' || implement === 'assistance' || implement === 'cable' ? 'stack' : 'other';
}

// Null: an exercise of one's own, of which nobody knows what it is done with.
export function weightStep(implement: Implement | null | undefined, unit: WeightUnit, own: OwnSteps = {}): number {
  const kind = stepKindOf(implement);
  const step = own[kind];
  return typeof step === 'number' && step > 0 ? step : usual[unit][kind];
}

export function usualStep(kind: StepKind, unit: WeightUnit): number {
  return usual[unit][kind];
}

const ownSteps = {
  lb: settingStore<OwnSteps>('weight-steps-lb', {}),
  kg: settingStore<OwnSteps>('weight-steps-kg', {}),
} satisfies Record<WeightUnit, unknown>;

export function useOwnSteps(unit: WeightUnit): OwnSteps {
  const { use: useOwn } = ownSteps[unit];
  return useOwn();
}

// Null: as usual again.
export function changeOwnStep(unit: WeightUnit, kind: StepKind, step: number | null): void {
  ownSteps[unit].change({ [kind]: step === null || step === usualStep(kind, unit) ? undefined : step });
}
