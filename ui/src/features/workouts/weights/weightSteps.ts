// The step by which a weight changes: that of the implement, or the user's own, which is stored on this device.
import { settingStore } from '@/shared/lib/settingStore';
import type { WeightUnit } from '@/shared/lib/units';
import { isLoadable, type Implement } from './plates';

// Kinds of implements that share a step: with plates, or with a fixed row of weights.
export const stepKinds = ['plates', 'dumbbell', 'kettlebell', 'stack', 'other'] as const;
export type StepKind = (typeof stepKinds)[number];
// The user's steps, in the unit they are stored for. A missing one has the usual value.
export type OwnSteps = Partial<Record<StepKind, number>>;

// Kettlebells come in steps of 4 kg everywhere: 8.8 lb.
const usual: Record<WeightUnit, Record<StepKind, number>> = {
  lb: { plates: 5, dumbbell: 5, kettlebell: 8.8, stack: 10, other: 5 },
  kg: { plates: 2.5, dumbbell: 2, kettlebell: 4, stack: 5, other: 2.5 },
};

export function stepKindOf(implement: Implement | null | undefined): StepKind {
  if (isLoadable(implement)) return 'plates';
  if (implement === 'dumbbell' || implement === 'kettlebell') return implement;
  return implement === 'stack_machine' || implement === 'assistance' || implement === 'cable' ? 'stack' : 'other';
}

// Null for a custom exercise, whose implement is unknown.
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

// Null restores the usual step.
export function changeOwnStep(unit: WeightUnit, kind: StepKind, step: number | null): void {
  ownSteps[unit].change({ [kind]: step === null || step === usualStep(kind, unit) ? undefined : step });
}
