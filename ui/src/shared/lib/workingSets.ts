// Planned sets without warm-up sets.
import type { SetTarget } from '@/shared/api/types';

export const isWorking = ({ setType }: SetTarget) => setType !== 'warmup';

export const workingCount = (sets: readonly SetTarget[]) => sets.filter(isWorking).length;
