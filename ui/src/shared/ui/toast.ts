// Shows a short message from anywhere: toast({title, description}); it knows no sentence.
import { create } from 'zustand';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  // Something failed.
  destructive?: boolean | undefined;
  // Milliseconds; 5000 unless said.
  duration?: number | undefined;
}

interface ToastState {
  current: (ToastMessage & { id: number }) | null;
}

// Only one message at a time: a newer one takes the place of the older.
export const useToastStore = create<ToastState>(() => ({ current: null }));
resetOnSessionChange(useToastStore);

let lastId = 0;

export function toast(message: ToastMessage): void {
  lastId += 1;
  useToastStore.setState({ current: { ...message, id: lastId } });
}

export function dismissToast(id: number): void {
  if (useToastStore.getState().current?.id === id) useToastStore.setState({ current: null });
}
