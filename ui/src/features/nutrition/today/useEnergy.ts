// Where the nutrition feature finds the format of energy.
export { useEnergy } from '@/shared/hooks/useEnergy';
