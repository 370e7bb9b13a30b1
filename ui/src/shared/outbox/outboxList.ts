// Whether the list of the outbox is open. The app shows it; several places open it.
import { create } from 'zustand';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';

export const useOutboxList = create(() => ({ opened: false }));
resetOnSessionChange(useOutboxList);

export const openOutboxList = () => useOutboxList.setState({ opened: true });
export const closeOutboxList = () => useOutboxList.setState({ opened: false });
