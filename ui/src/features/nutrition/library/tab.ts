// What the tabs of the user's foods have in common.
export interface TabProps {
  // The form of a new one is open.
  isAdding: boolean;
  onAdd: () => void;
  onClose: () => void;
}
