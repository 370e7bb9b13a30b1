// Finds foods by their barcode.
import { useMutation } from '@tanstack/react-query';
import { get } from '@/shared/api/client';
import type { FoodSuggestion } from '@/shared/api/types';

export function findByBarcode(code: string): Promise<FoodSuggestion> {
  return get('/api/foods/barcode/{code}', { params: { path: { code } } });
}

// A mutation, because the same code may be asked for again.
export function useBarcodeLookup() {
  return useMutation({ mutationFn: findByBarcode });
}
