// Finds foods by their barcode.
import { useMutation } from '@tanstack/react-query';
import { get } from '@/shared/api/client';
import type { FoodSuggestion } from '@/shared/api/types';

const PATH = '/api/foods/barcode/{code}';
// The generated types do not have this route yet.
type Lookup = (path: typeof PATH, init: { params: { path: { code: string } } }) => Promise<FoodSuggestion>;

export function findByBarcode(code: string): Promise<FoodSuggestion> {
  return (get as unknown as Lookup)(PATH, { params: { path: { code } } });
}

// A mutation, because the same code may be asked for again.
export function useBarcodeLookup() {
  return useMutation({ mutationFn: findByBarcode });
}
