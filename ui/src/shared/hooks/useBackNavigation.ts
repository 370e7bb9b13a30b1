// Makes a page's back arrow return to the previous page. Without one, the arrow follows its link.
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

// For PageHeader's onBack, beside backTo.
export function useBackNavigation(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event) => {
    // The first page has no previous page. With a modifier key, the browser handles the link.
    if (key === 'default' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}
