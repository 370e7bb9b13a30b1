// Shows a toast from anywhere: toast({title, description}).
import { create } from 'zustand';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';

interface ToastMessage {
  title: string;
  description?: string | undefined;
  // For failures.
  destructive?: boolean | undefined;
  // In milliseconds. Defaults to 5000.
  duration?: number | undefined;
}

interface ToastState {
  current: (ToastMessage & { id: number }) | null;
}

// Only one toast at a time: a new one replaces the current one.
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
